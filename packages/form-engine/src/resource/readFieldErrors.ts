/** Messages by field path that an error carries under `fieldErrors` or `data.fieldErrors`; undefined when it has none. */
export function readFieldErrors(error: unknown): Record<string, string> | undefined {
  const own = property(error, 'fieldErrors') ?? property(property(error, 'data'), 'fieldErrors');
  if (typeof own !== 'object' || own === null) return undefined;
  const messages = Object.entries(own).flatMap(([path, message]): [string, string][] => {
    const first: unknown = Array.isArray(message) ? message[0] : message;
    return typeof first === 'string' ? [[path, first]] : [];
  });
  return messages.length > 0 ? Object.fromEntries(messages) : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
