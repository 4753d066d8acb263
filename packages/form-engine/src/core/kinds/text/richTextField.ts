import { defineField } from '../../registry/defineField.js';
import { numberSetting } from '../../registry/settings.js';
import { checkText, coerceText } from './textValue.js';

/** Text with headings, lists and images as HTML, which is cleaned where it is saved and where it is drawn; '' for none. */
export const richTextField = defineField({
  kind: 'richText',
  smartKeys: ['editor'],
  tag: 'editor',
  role: 'input',
  settings: {
    /** Of the editor in px. */
    height: { ...numberSetting('height', 'height', 300), omitDefault: true },
  },
  isHtml: true,
  empty: () => '',
  coerce: (raw) => coerceText(raw, { trim: true }),
  check: (value) => checkText(value, {}),
  toText: (value) => (typeof value === 'string' ? textOfHtml(value) : ''),
  print: { as: 'html', isWide: true },
  storage: () => ({ type: 'text', length: 100_000 }),
});

/** The words of some HTML in one line. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[^]*?<\/\1\s*>/gi, ' ')
    .replace(/<img\b[^>]*>/gi, ' ▢ ')
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(?:b|i|u|s|em|strong|span|a|code|sub|sup|mark)\b/i.test(tag) ? '' : ' '))
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
