import { readRecordFilter, type RecordFilter } from '@smart-admin/form-engine/core';
import { ApiError } from '../errors/apiError.js';
import { t as httpText } from '../errors/errors.messages.js';

/** Conditions that a call carries as JSON; undefined for none. Throws 400 for what says nothing: left out it would show more than was asked for. */
export function readFilterText(text: string | undefined): RecordFilter | undefined {
  if (text === undefined || text === '') return undefined;
  const filter = readRecordFilter(parseJson(text));
  if (!filter) throw new ApiError(400, httpText('wrongFilter'));
  return filter;
}

/** What a call carries as JSON; undefined for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
