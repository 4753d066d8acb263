/** Reads `#abc`, `abc`, `#aabbcc`, `aabbcc` or `rgb(1, 2, 3)` as `#aabbcc`; '' stays ''; null for what is no colour. */
export function parseColor(text: string): string | null {
  const input = text.trim().toLowerCase();
  if (input === '') return '';
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(input)?.[1];
  if (hex) return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`;
  const parts = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/.exec(input)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
