import { type Selectable } from 'kysely';
import { requireRow } from '../../db/requireRow.js';
import { type Executor } from '../../db/database.js';
import { type CrudContext } from '../../http/crud/CrudOptions.js';
import { requireOwnersManaged } from '../user/requireOwnersManaged.js';
import { type WebhookTable } from './webhook.tables.js';

/** The webhook of a call. Throws 404, and 403 unless the caller may manage its owner: what it is sent is what the owner sees. */
export async function requireWebhook(
  db: Executor,
  call: CrudContext['call'] & { params: { id: string } },
): Promise<Selectable<WebhookTable>> {
  const row = await db.selectFrom('webhook').selectAll().where('id', '=', call.params.id).executeTakeFirst();
  const webhook = requireRow(row);
  await requireOwnersManaged(db, call, [webhook]);
  return webhook;
}
