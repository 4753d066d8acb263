const PREFIX = 'target.';

/**
 * The field that an expression means by `target.used`: one of the record that its node changes, as it is stored then. Undefined
 * for the name of a field of the form.
 */
export function targetField(name: string): string | undefined {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
}

/** What an expression calls a field of the record that its node changes. */
export function targetName(field: string): string {
  return PREFIX + field;
}
