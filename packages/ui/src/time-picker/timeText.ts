/** Reads `8:5`, `08:05:00`, `0805`, `080500`; gives `HH:mm` or `HH:mm:ss`, or null for text that is no time. */
export function normalizeTimeText(text: string, withSeconds: boolean): string | null {
  const plain = text.normalize('NFKC').trim();
  const match = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/.exec(plain) ?? /^(\d{2})(\d{2})(\d{2})?$/.exec(plain);
  if (!match) return null;
  const [hour, minute, second] = [match[1], match[2], match[3] ?? '0'].map(Number);
  if (hour === undefined || minute === undefined || second === undefined || hour > 23 || minute > 59 || second > 59)
    return null;
  return [hour, minute, ...(withSeconds ? [second] : [])].map((part) => String(part).padStart(2, '0')).join(':');
}
