import { expect, it } from 'vitest';
import { toApiError } from './errorHandler.js';

const failure = (code: string) => Object.assign(new Error('x'), { code });

it('answers 503 when a disk is full, here or where the database writes', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    const error = toApiError(failure(code));
    expect(error?.code).toBe(503);
    expect(error?.text('en')).toContain('storage is full');
  }
});

it('answers 503 while the database is away', () => {
  for (const error of [
    failure('ECONNREFUSED'),
    failure('57P01'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])
    expect(toApiError(error)?.code).toBe(503);
});

it('answers 400 to what is more than a table, a statement or a stack takes, and 500 to faults of ours', () => {
  for (const code of ['54000', '54001', '54011', '54023', '08P01']) expect(toApiError(failure(code))?.code).toBe(400);
  expect(toApiError(new RangeError('Maximum call stack size exceeded'))?.code).toBe(400);
  expect(toApiError(new RangeError('Invalid array length'))).toBeUndefined();
  expect(toApiError(new TypeError('x'))).toBeUndefined();
});
