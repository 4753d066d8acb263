/** The fields of a file that were asked for, each once and in their order; all of them where none of those is known. */
export function chosenFields<Id extends string>(fields: Readonly<Record<Id, unknown>>, asked: readonly string[]): Id[] {
  const known = [...new Set(asked)].filter((id): id is Id => Object.hasOwn(fields, id));
  return known.length > 0 ? known : (Object.keys(fields) as Id[]);
}
