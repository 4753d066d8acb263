import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { type FileAnswer } from '../../http/handle.js';
import { t } from './billRule.messages.js';
import { findRuleUser } from './findRuleUser.js';
import { nextNumber } from './nextNumber.js';
import { followingValue, lastValue, numberText, periodOf } from './numberText.js';

export const billRuleRoutes = crudRoutes(contract.system.billRule, {
  table: 'billRule',
  computed: { thisNumber: lastValue, nextNumber: numberText(periodOf(sql`now()`), followingValue(lastValue)) },
  toRow: async (body, { db, current }) => {
    const user = current && current.enCode !== body.enCode ? await findRuleUser(db, current.enCode) : undefined;
    if (current && user) throw fieldError('enCode', t('codeInUse', { user, code: current.enCode }));
    return body;
  },
  beforeRemove: async ({ fullName: name, enCode }, { db }) => {
    const user = await findRuleUser(db, enCode);
    if (user) throw new ApiError(409, t('inUse', { name, user }));
  },
  own: {
    examples: async ({ deps }) => ({
      list: await deps.db
        .selectFrom('billRule')
        .select(['enCode', 'fullName', numberText(periodOf(sql`now()`), sql`bill_rule.start_number`).as('example')])
        .where('enabledMark', '=', 1)
        .orderBy('sortCode')
        .orderBy('id')
        .execute(),
    }),
    nextNumber: ({ deps, params }) =>
      deps.db.transaction().execute((trx) => nextNumber(trx, params.id, deps.clock.now())),
    export: ({ deps, params }) => exportRule(deps, params.id),
  },
});

/** A rule as a JSON file; its counters stay here. */
async function exportRule({ db }: Deps, id: string): Promise<FileAnswer> {
  const rule = requireRow(
    await db
      .selectFrom('billRule')
      .select(['fullName', 'enCode', 'prefix', 'separator', 'dateFormat', 'digit', 'startNumber'])
      .select(['description', 'enabledMark', 'sortCode'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return {
    fileName: `${rule.fullName}.json`,
    content: Buffer.from(JSON.stringify({ version: 1, rule }, null, 2)),
  };
}
