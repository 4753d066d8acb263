import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { ApiError, type LocalText } from '../errors/apiError.js';
import { t } from '../errors/errors.messages.js';

/**
 * Reads input by its schema. Throws a 400 whose `data.fieldErrors` holds a text for each wrong field, by its path
 * (`organizeIds.0`), in the caller's language.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown, locale: Locale): z.output<Schema> {
  const refused = findRefused(value);
  if (refused) throw failed({ [refused.path]: refused.text(locale) });
  const result = schema.safeParse(value, { error: (issue) => issueText(issue)(locale) });
  if (result.success) return result.data;
  const fieldErrors: Record<string, string> = {};
  for (const issue of result.error.issues) fieldErrors[issue.path.join('.')] ??= issue.message;
  throw failed(fieldErrors);
}

/** Items of one list, whatever its schema says: a statement of PostgreSQL takes 65,535 values. */
const LIST_LIMIT = 20_000;

/** First place of a value that no schema lets pass: a text with the null character, which PostgreSQL cannot store, or an endless list. */
function findRefused(value: unknown, path = ''): { path: string; text: LocalText } | undefined {
  if (typeof value === 'string') return value.includes('\0') ? { path, text: t('nullByte') } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.length > LIST_LIMIT) return { path, text: t('tooManyItems', { max: LIST_LIMIT }) };
  for (const [key, entry] of Object.entries(value)) {
    if (key.includes('\0')) return { path, text: t('nullByte') };
    const found = findRefused(entry, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return undefined;
}

function failed(fieldErrors: Record<string, string>): ApiError {
  const first = Object.entries(fieldErrors)[0];
  const detail = first ? `: ${first[0] ? `${first[0]} ` : ''}${first[1]}` : '';
  return new ApiError(400, (locale) => `${t('invalid')(locale)}${detail}`, { fieldErrors });
}

type RawIssue = z.core.$ZodRawIssue;

function issueText(issue: RawIssue): LocalText {
  if (issue.code === 'invalid_union') {
    const first = issue.errors[0]?.[0];
    return first ? issueText({ ...first, input: issue.input } as RawIssue) : t('badChoice');
  }
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null ? t('required') : t('wrongType');
  if (issue.code === 'invalid_value') return issue.input === undefined ? t('required') : t('badChoice');
  if (issue.code === 'invalid_format')
    return PATTERN_TEXTS[issue.pattern ?? ''] ?? (issue.format === 'email' ? t('emailRule') : t('badFormat'));
  if (issue.code === 'too_big')
    return LIMITS.big[issue.origin]?.(Number(issue.maximum)) ?? t('tooBig', { max: Number(issue.maximum) });
  if (issue.code === 'too_small') {
    if (issue.origin === 'string' && Number(issue.minimum) === 1) return t('required');
    return LIMITS.small[issue.origin]?.(Number(issue.minimum)) ?? t('tooSmall', { min: Number(issue.minimum) });
  }
  return t('badFormat');
}

const LIMITS: Record<'big' | 'small', Record<string, (limit: number) => LocalText>> = {
  big: { string: (max) => t('tooLong', { max }), array: (max) => t('tooManyItems', { max }) },
  small: { string: (min) => t('tooShort', { min }), array: (min) => t('tooFewItems', { min }) },
};

/** The contract's patterns that have a text of their own. */
const PATTERN_TEXTS: Record<string, LocalText> = {
  '/^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$/': t('codeRule'),
  '/^[A-Za-z0-9]+$/': t('accountRule'),
  '/^1[3-9]\\d{9}$/': t('mobileRule'),
  '/^\\d{1,20}$/': t('numericCodeRule'),
};
