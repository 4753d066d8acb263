import { type ImportRowSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { templateHeader } from '../../transfer/importTemplate.js';
import { t } from './import.messages.js';

export type ImportRow = z.output<typeof ImportRowSchema>;

/** Fields of an import file in the order of its columns. */
export const IMPORT_FIELDS = [
  'account',
  'realName',
  'gender',
  'mobilePhone',
  'email',
  'organize',
  'position',
  'role',
  'description',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
export const REQUIRED_FIELDS: readonly ImportField[] = ['account', 'realName', 'organize'];
/** Rows that one import takes. */
export const IMPORT_LIMIT = 2_000;

/** Header of a column; required ones carry a star. */
export function headerText(field: ImportField) {
  const text = t(field);
  return (locale: Parameters<typeof text>[0]) => templateHeader(text(locale), REQUIRED_FIELDS.includes(field));
}
