const LENGTH = 200;

/**
 * A name as people may see it: without folders, control characters and marks that turn the direction of writing, at
 * most 200 characters with its extension kept. It is never used as a path.
 */
export function displayName(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '')
    // eslint-disable-next-line no-control-regex -- these are what has to go
    .replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim();
  if (/^\.*$/.test(plain)) return 'file';
  const characters = [...plain];
  if (characters.length <= LENGTH) return plain;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(plain)?.[0] ?? '';
  return characters.slice(0, LENGTH - extension.length).join('') + extension;
}
