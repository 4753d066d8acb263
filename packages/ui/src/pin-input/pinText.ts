/** Characters that a code may have. */
export type PinKind = 'numeric' | 'alphanumeric';

/** What of a typed or pasted text belongs to a code: full-width forms are taken for plain ones, letters become capitals. */
export function pinText(typed: string, kind: PinKind, length: number): string {
  const plain = typed.normalize('NFKC');
  const kept = kind === 'numeric' ? plain.replaceAll(/\D/g, '') : plain.replaceAll(/[^a-z\d]/gi, '').toUpperCase();
  return kept.slice(0, length);
}
