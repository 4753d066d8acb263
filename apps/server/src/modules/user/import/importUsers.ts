import { type Locale } from '@smart-admin/ui/messages';
import { randomInt } from 'node:crypto';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { fieldErrorsOf } from '../../../errors/refusalText.js';
import { type Caller } from '../../../rights/caller.js';
import { clientHash, hashPassword } from '../password.js';
import { insertUser } from '../saveUser.js';
import { usersChanged } from '../user.events.js';
import { checkRows } from './checkRows.js';
import { type ImportRow } from './importRow.js';

/**
 * Imports the rows that are right, each on its own, and answers the others with their errors. All new users get one
 * random initial password, which is told only here and which each has to change at the first sign-in.
 */
export async function importUsers(
  deps: Deps,
  caller: Caller,
  { rows, locale }: { rows: readonly ImportRow[]; locale: Locale },
): Promise<ImportResult> {
  const initialPassword = createPassword();
  const passwordHash = await hashPassword(clientHash(initialPassword));
  const failResult: ImportRow[] = [];
  let snum = 0;
  for (const { row, body } of await checkRows(deps, caller, rows, locale)) {
    if (!body) {
      failResult.push(row);
      continue;
    }
    try {
      await deps.db.transaction().execute(async (db) => {
        const id = await insertUser({ db, organizes: deps.organizes }, caller, {
          body,
          passwordHash,
          mustChangePassword: 1,
        });
        await deps.events.emit(db, usersChanged, { change: 'created', userIds: [id] });
      });
      snum += 1;
    } catch (error) {
      // somebody took the account or mobile since the check
      if (!(error instanceof ApiError)) throw error;
      failResult.push({ ...row, errors: [error.text(locale)], fieldErrors: fieldErrorsOf(error, locale) });
    }
  }
  return { snum, fnum: failResult.length, failResult, initialPassword: snum > 0 ? initialPassword : '' };
}

interface ImportResult {
  snum: number;
  fnum: number;
  failResult: ImportRow[];
  initialPassword: string;
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';

/** Letters and digits, both, ten in all. */
function createPassword(): string {
  const pick = (from: string, count: number) =>
    Array.from({ length: count }, () => from[randomInt(from.length)]).join('');
  return pick(LETTERS, 6) + pick(DIGITS, 4);
}
