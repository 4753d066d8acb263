import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { ApiError, type LocalText } from './apiError.js';
import { say } from './http.messages.js';

/**
 * Reads input by its schema. Throws a 400 whose `data.fieldErrors` holds a text for each wrong field, by its path
 * (`organizeIds.0`), in the caller's language.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown, locale: Locale): z.output<Schema> {
  const withNull = findNullByte(value);
  if (withNull !== undefined) throw failed({ [withNull]: say('nullByte')(locale) });
  const result = schema.safeParse(value, { error: (issue) => issueText(issue)(locale) });
  if (result.success) return result.data;
  const fieldErrors: Record<string, string> = {};
  for (const issue of result.error.issues) fieldErrors[issue.path.join('.')] ??= issue.message;
  throw failed(fieldErrors);
}

/** PostgreSQL cannot store the null character: path of the first text that holds one. */
function findNullByte(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    if (key.includes('\0')) return path;
    const found = findNullByte(entry, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

function failed(fieldErrors: Record<string, string>): ApiError {
  const first = Object.entries(fieldErrors)[0];
  const detail = first ? `: ${first[0] ? `${first[0]} ` : ''}${first[1]}` : '';
  return new ApiError(400, (locale) => `${say('invalid')(locale)}${detail}`, { fieldErrors });
}

type RawIssue = z.core.$ZodRawIssue;

function issueText(issue: RawIssue): LocalText {
  if (issue.code === 'invalid_union') {
    const first = issue.errors[0]?.[0];
    return first ? issueText({ ...first, input: issue.input } as RawIssue) : say('badChoice');
  }
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null ? say('required') : say('wrongType');
  if (issue.code === 'invalid_value') return issue.input === undefined ? say('required') : say('badChoice');
  if (issue.code === 'invalid_format')
    return PATTERN_TEXTS[issue.pattern ?? ''] ?? (issue.format === 'email' ? say('emailRule') : say('badFormat'));
  if (issue.code === 'too_big')
    return LIMITS.big[issue.origin]?.(Number(issue.maximum)) ?? say('tooBig', { max: Number(issue.maximum) });
  if (issue.code === 'too_small') {
    if (issue.origin === 'string' && Number(issue.minimum) === 1) return say('required');
    return LIMITS.small[issue.origin]?.(Number(issue.minimum)) ?? say('tooSmall', { min: Number(issue.minimum) });
  }
  return say('badFormat');
}

const LIMITS: Record<'big' | 'small', Record<string, (limit: number) => LocalText>> = {
  big: { string: (max) => say('tooLong', { max }), array: (max) => say('tooManyItems', { max }) },
  small: { string: (min) => say('tooShort', { min }), array: (min) => say('tooFewItems', { min }) },
};

/** The contract's patterns that have a text of their own. */
const PATTERN_TEXTS: Record<string, LocalText> = {
  '/^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$/': say('codeRule'),
  '/^[A-Za-z0-9]+$/': say('accountRule'),
  '/^1[3-9]\\d{9}$/': say('mobileRule'),
  '/^\\d{1,20}$/': say('numericCodeRule'),
};
