import { type Locale } from '@smart-admin/ui/messages';
import { type Selectable } from 'kysely';
import { type MessageTemplateTable } from './messageTemplate.tables.js';
import { type TemplateValue } from './providers/ChannelProvider.js';

/** Values of placeholders by name. */
export type TemplateValues = Readonly<Record<string, string>>;

/** Placeholders that every text may have; the server fills them for each receiver. */
export const COMMON_PLACEHOLDERS = ['receiverName', 'systemName'] as const;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Fields with the texts of each language. */
export const TEXT_FIELDS = {
  zh: ['subject', 'content'],
  en: ['subjectEn', 'contentEn'],
  zhtw: ['subjectZhtw', 'contentZhtw'],
  vi: ['subjectVi', 'contentVi'],
} as const satisfies Record<Locale, readonly [subject: string, content: string]>;

/** Names that a text mentions as `{name}`. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/**
 * Subject and content of a template in a language, else in Chinese, as plain text. A placeholder without a value is left
 * empty; values are not read again, so what looks like a placeholder in them stays.
 */
export function fillTemplate(template: TemplateTexts, locale: Locale, values: TemplateValues) {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (_whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''));
  const [subject, content] = TEXT_FIELDS[locale];
  return {
    // a subject is one line in every channel; in a mail another one would be a header
    subject: fill(template[subject] || template.subject).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
    content: fill(template[content] || template.content),
  };
}

/** What the template of a cloud gets: the placeholders of the Chinese content with their values, each where it first stands. */
export function smsValuesOf({ content }: Pick<TemplateTexts, 'content'>, values: TemplateValues): TemplateValue[] {
  return placeholdersOf(content).map((name) => [name, Object.hasOwn(values, name) ? (values[name] ?? '') : '']);
}

/** What previews and tests stand for the placeholders with. */
export function sampleValues({ placeholders }: Pick<Selectable<MessageTemplateTable>, 'placeholders'>): TemplateValues {
  return Object.fromEntries(placeholders.map(({ name, label, sample }) => [name, sample || label || name]));
}

export type TemplateTexts = Pick<
  Selectable<MessageTemplateTable>,
  (typeof TEXT_FIELDS)[keyof typeof TEXT_FIELDS][number]
>;
