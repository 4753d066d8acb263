/** A value as plain data, with what is named like a secret masked. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      SECRET.test(name) && typeof part === 'string' && part !== '' ? MASK : maskSecrets(part),
    ]),
  );
}

const SECRET = /password|passwd|secret|token|authorization|cookie|credential|privatekey|apikey|accesskey/i;
const MASK = '••••••';
