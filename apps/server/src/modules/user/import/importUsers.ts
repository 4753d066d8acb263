import { type Locale } from '@smart-admin/ui/messages';
import { randomBytes } from 'node:crypto';
import { type Database } from '../../../db/database.js';
import { Signer } from '../../../db/signer.js';
import { withSavepoint } from '../../../db/withSavepoint.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { fieldErrorsOf } from '../../../errors/refusalText.js';
import { type CallKey, onceFor } from '../../../http/idempotent.js';
import { type Caller } from '../../../rights/caller.js';
import { clientHash, hashPassword } from '../password.js';
import { insertUser } from '../saveUser.js';
import { usersChanged } from '../user.events.js';
import { checkRows } from './checkRows.js';
import { type ImportRow } from './importRow.js';

/**
 * Imports the rows that are right and answers the others with their errors; a call that is repeated with its key imports
 * nothing more and answers the same. All new users get one random initial password, which is told only here and which
 * each has to change at the first sign-in.
 */
export async function importUsers(
  deps: Deps,
  caller: Caller,
  { rows, locale, call }: { rows: readonly ImportRow[]; locale: Locale; call: CallKey | undefined },
): Promise<ImportResult> {
  const initialPassword = createPassword(await passwordSeed(deps.db, call));
  const passwordHash = await hashPassword(clientHash(initialPassword));
  const checked = await checkRows(deps, caller, rows, locale);
  // the answer is kept without the password
  const answer = await onceFor(
    deps.db,
    call,
  )(async (trx) => {
    const failResult: ImportRow[] = [];
    for (const { row, body } of checked) {
      if (!body) {
        failResult.push(row);
        continue;
      }
      try {
        await withSavepoint(trx, async () => {
          const context = { db: trx, organizes: deps.organizes };
          const id = await insertUser(context, caller, { body, passwordHash, mustChangePassword: 1 });
          await deps.events.emit(trx, usersChanged, { change: 'created', userIds: [id] });
        });
      } catch (error) {
        // somebody took the account or mobile since the check
        if (!(error instanceof ApiError)) throw error;
        failResult.push({ ...row, errors: [error.text(locale)], fieldErrors: fieldErrorsOf(error, locale) });
      }
    }
    return { snum: checked.length - failResult.length, fnum: failResult.length, failResult };
  });
  return { ...answer, initialPassword: answer.snum > 0 ? initialPassword : '' };
}

interface ImportResult {
  snum: number;
  fnum: number;
  failResult: ImportRow[];
  initialPassword: string;
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';

/** Random bytes; the same ones for a repeated call, whose answer has to tell the password that the first one gave. */
async function passwordSeed(db: Database, call: CallKey | undefined): Promise<Buffer> {
  if (!call) return randomBytes(SEED);
  const { userId, key, fingerprint } = call;
  return Buffer.from(await new Signer(db, 'import-passwords').sign([userId, key, fingerprint], 0), 'base64url');
}

/** Bytes: two for each character. */
const SEED = 32;

/** Letters and digits, both, ten in all. */
function createPassword(seed: Buffer): string {
  const pick = (from: string, start: number, count: number) =>
    Array.from({ length: count }, (_, index) => from[seed.readUInt16BE(2 * (start + index)) % from.length]).join('');
  return pick(LETTERS, 0, 6) + pick(DIGITS, 6, 4);
}
