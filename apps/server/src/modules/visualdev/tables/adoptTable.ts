import { type contract } from '@smart-admin/api-client/contract';
import { newId } from '../../../db/newId.js';
import { fieldError } from '../../../db/requireRow.js';
import { translateUniqueViolation } from '../../../db/translateUniqueViolation.js';
import { ApiError } from '../../../errors/apiError.js';
import { nounChanged } from '../../../http/crud/crud.events.js';
import { type Call } from '../../../http/handle.js';
import { type Caller } from '../../../rights/caller.js';
import { readDocuments } from '../modelDocuments.js';
import { t } from '../visualdev.messages.js';
import { readExistingTable } from './existingTables.js';

type Calls = (typeof contract)['visualdev']['models'];

/** The rows of such a table are of no organisation, so who decides about it is who sees all rows. Throws 403. */
export function requireAdministrator({ rights }: Caller): void {
  if (!rights.isAdministrator) throw new ApiError(403, t('administratorsOnly'));
}

/**
 * Makes a draft for a table that is there already; the release adds what the platform needs of it. Throws 404 for a table
 * that may not be taken, 400 for one that cannot, or where a field for a column is missing that every row needs.
 */
export function adoptTable({ deps, caller, body, locale, describe, once }: Call<Calls['adoptTable']>): Promise<string> {
  requireAdministrator(caller);
  return once(async (db) => {
    const { table, ...values } = body;
    const found = await readExistingTable(db, table, locale);
    if (found.problem !== '') throw fieldError('table', () => found.problem);
    const id = newId();
    const { tables } = readDocuments(id, body.formData, body.columnData, table);
    const drawn = new Set(tables[0].columns.map(({ name }) => name));
    const left = found.columns.find(({ name, isRequired }) => isRequired && !drawn.has(name));
    if (left) throw fieldError('formData', t('tableNeeds', { name: left.name }));
    const closed = found.columns.find(({ name, kinds }) => kinds.length === 0 && drawn.has(name));
    if (closed) throw fieldError('formData', () => `${closed.name}: ${closed.reason}`);
    const constraints = { visual_model_table_name: { field: 'table', text: () => t('tableTaken', { name: table }) } };
    await translateUniqueViolation(
      body,
      () =>
        db
          .insertInto('visualModel')
          .values({ ...values, id, type: 1, tableName: table, creatorUserId: caller.userId, state: 0, version: 0 })
          .execute(),
      constraints,
    );
    await deps.events.emit(db, nounChanged, {
      ...{ noun: 'visualModel', change: 'created', ids: [id], userId: caller.userId },
    });
    describe({ verb: 'create', recordId: id, recordName: body.fullName });
    return id;
  });
}
