import { dbErrorKind } from '../../db/dbError.js';
import { fieldError } from '../../db/requireRow.js';
import { say } from './dictionary.messages.js';

/** Runs a write whose only unique column is the code, and names the field when it is taken. */
export async function tellingCode<Result>(code: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (dbErrorKind(error) === 'duplicate') throw fieldError('enCode', say('codeTaken', { code }));
    throw error;
  }
}
