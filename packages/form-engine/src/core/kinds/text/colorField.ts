import { accept, defineField, refuse } from '../../registry/defineField.js';
import { plainText } from './textValue.js';

/** A colour `#1a6fff`; '' for none. */
export const colorField = defineField({
  kind: 'color',
  smartKeys: ['colorPicker'],
  tag: 'el-color-picker',
  role: 'input',
  settings: {},
  empty: () => '',
  coerce(raw) {
    if (raw === null || raw === undefined) return accept('');
    const color = typeof raw === 'string' ? hexOf(raw.trim().toLowerCase()) : undefined;
    return color === undefined ? refuse('color') : accept(color);
  },
  toText: plainText,
  filter: () => ({ control: 'own', operator: 'equal' }),
  storage: () => ({ type: 'text', length: 7 }),
});

/** `#abc`, `#aabbcc` and `rgb(1, 2, 3)` as `#aabbcc`. */
function hexOf(text: string): string | undefined {
  if (text === '') return '';
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1];
  if (hex) return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`;
  const parts = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return undefined;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
