import { FormDocumentError } from './FormDocumentError.js';

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,49}$/;
const FORBIDDEN = new Set(['constructor', 'prototype', 'id']);
/** Columns that every table of PostgreSQL has already. */
const SYSTEM_COLUMNS = new Set(['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid']);

/** What keeps a text from being the name of a field; undefined when it can be one. */
export function fieldNameProblem(name: string): 'format' | 'reserved' | undefined {
  if (!NAME.test(name)) return 'format';
  return FORBIDDEN.has(name) || SYSTEM_COLUMNS.has(name.toLowerCase()) ? 'reserved' : undefined;
}

/** Refuses names that cannot be a field: a letter, then letters, digits and `_`, at most 50; never `id` or a system column of PostgreSQL. */
export function checkFieldName(name: string, path: string): void {
  const problem = fieldNameProblem(name);
  if (problem === 'format')
    throw new FormDocumentError(
      'name',
      path,
      `"${name.slice(0, 60)}" must be a letter, then letters, digits and _, at most 50`,
    );
  if (problem === 'reserved') throw new FormDocumentError('name', path, `"${name}" is a reserved name`);
}
