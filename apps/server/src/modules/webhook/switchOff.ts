import { resolveLocale } from '@smart-admin/ui/messages';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { rememberNounChange } from '../../http/crud/nounChanges.js';
import { nounChanged } from '../../http/crud/crud.events.js';
import { sendTemplate } from '../messageTemplate/sendTemplate.js';
import { t } from './webhook.messages.js';
import { type OffReason } from './webhook.tables.js';

/** Switches a webhook off that is on, with the reason, and tells its owner and whoever made it. */
export async function switchOff(
  { events }: Pick<Deps, 'events'>,
  trx: DatabaseTransaction,
  { id }: { id: string },
  offReason: OffReason,
): Promise<void> {
  const webhook = await trx
    .updateTable('webhook')
    .set({ enabledMark: 0, offReason })
    .where('id', '=', id)
    .where('enabledMark', '=', 1)
    .returning(['fullName', 'ownerId', 'creatorUserId'])
    .executeTakeFirst();
  if (!webhook) return;
  const [before, after] = [{ enabledMark: 1 }, { enabledMark: 0 }];
  await rememberNounChange(trx, { noun: 'webhook', id, before, after, userId: '' });
  await events.emit(trx, nounChanged, { noun: 'webhook', change: 'updated', ids: [id], userId: '' });
  const people = await trx
    .selectFrom('userAccount')
    .select(['id', 'language'])
    .where('id', 'in', [webhook.ownerId, webhook.creatorUserId])
    .execute();
  for (const person of people) {
    const reason = t(offReason)(resolveLocale(person.language, undefined));
    await sendTemplate(trx, {
      code: 'webhookOff',
      receivers: [person.id],
      values: { name: webhook.fullName, reason },
    });
  }
}
