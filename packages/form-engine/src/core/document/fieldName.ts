import { FormDocumentError } from './FormDocumentError.js';

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,49}$/;
const FORBIDDEN = new Set(['constructor', 'prototype', 'id']);
/** Columns that every table of PostgreSQL has already. */
const SYSTEM_COLUMNS = new Set(['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid']);

/** Refuses names that cannot be a field: a letter, then letters, digits and `_`, at most 50; never `id` or a system column of PostgreSQL. */
export function checkFieldName(name: string, path: string): void {
  if (!NAME.test(name))
    throw new FormDocumentError(
      'name',
      path,
      `"${name.slice(0, 60)}" must be a letter, then letters, digits and _, at most 50`,
    );
  if (FORBIDDEN.has(name) || SYSTEM_COLUMNS.has(name.toLowerCase()))
    throw new FormDocumentError('name', path, `"${name}" is a reserved name`);
}
