import type * as core from 'zod/v4/core';
import { type Translate } from '../messages/defineMessages.js';
import { type formMessages } from './formMessages.js';

/** What a person reads about an issue whose schema says nothing itself. */
export function issueMessage(issue: core.$ZodRawIssue, t: Translate<keyof (typeof formMessages)['zh']>): string {
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === '' || isEmptyList(issue.input);
  if (isEmpty) return t('required');
  switch (issue.code) {
    case 'too_small':
      return t(issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall', {
        limit: String(issue.minimum),
      });
    case 'too_big':
      return t(issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig', {
        limit: String(issue.maximum),
      });
    case 'invalid_format':
      return issue.format === 'email' ? t('email') : t('format');
    default:
      return t('format');
  }
}

function isEmptyList(input: unknown): boolean {
  return Array.isArray(input) && input.length === 0;
}
