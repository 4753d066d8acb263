/** The part of an answer at `a.b.0.c`, the whole at ''; null where there is none. */
export function answerPart(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, step) => {
    if (step === '') return part;
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return null;
    return (part as Record<string, unknown>)[step];
  }, answer);
}
