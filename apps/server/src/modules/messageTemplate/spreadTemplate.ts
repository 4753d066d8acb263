import { messagePush } from '@smart-admin/api-client/contract';
import { resolveLocale } from '@smart-admin/ui/messages';
import { type Selectable } from 'kysely';
import type * as z from 'zod';
import { type DatabaseTransaction, type Executor } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';
import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { enqueue } from '../../jobs/enqueue.js';
import { type JobDeps } from '../../jobs/handleJob.js';
import { siteName } from '../config/siteName.js';
import { type MessageKind } from '../message/message.tables.js';
import { paragraphs } from '../message/sendNotice.js';
import { type MessageChannel, type MessageTemplateTable } from './messageTemplate.tables.js';
import { sendDeliveryJob, type spreadTemplateJob } from './templateJobs.js';
import { fillTemplate, smsValuesOf } from './templateTexts.js';

/** Receivers of one transaction. */
const AT_ONCE = 200;

/**
 * Makes a delivery for each receiver and channel: notices are there at once, whatever their receiver wants to be announced;
 * the others get a job each, where the receiver wants them. Done again it finds those that are made and makes none twice.
 */
export async function spreadTemplate(
  { db, configs, sockets }: Pick<JobDeps, 'db' | 'configs' | 'sockets'>,
  batch: z.output<typeof spreadTemplateJob.schema>,
): Promise<void> {
  const template = await db
    .selectFrom('messageTemplate')
    .selectAll()
    .where('id', '=', batch.templateId)
    .executeTakeFirst();
  if (!template) return;
  const channels = await openChannels(db, template);
  const config = await configs.read();
  const kind = batch.kind ?? (batch.reference === undefined ? 'system' : 'flow');
  for (let start = 0; start < batch.userIds.length; start += AT_ONCE) {
    const receivers = await readReceivers(
      db,
      batch.userIds.slice(start, start + AT_ONCE),
      batch.isSecurity ? undefined : kind,
    );
    const made = receivers.flatMap((receiver) => {
      const locale = batch.language ?? resolveLocale(receiver.language, undefined);
      const values = { ...batch.values, receiverName: receiver.realName, systemName: siteName(config, locale) };
      const texts = fillTemplate(template, locale, values);
      return channels.map((channel) => ({
        ...toDelivery(channel, receiver, texts, { batch, template }),
        ...(channel === 'sms' && template.smsTemplate !== ''
          ? { smsTemplate: template.smsTemplate, smsValues: JSON.stringify(smsValuesOf(template, values)) }
          : {}),
      }));
    });
    await db.transaction().execute(async (trx) => {
      const fresh = made.length > 0 ? await insertNew(trx, made) : new Set<string>();
      const added = made.filter(({ id }) => fresh.has(id));
      await deliverNotices(
        { sockets },
        trx,
        added.filter(({ channel }) => channel === 'notice'),
        { kind, reference: batch.reference },
      );
      for (const { id, state } of added)
        if (state === 'waiting') await enqueue(trx, sendDeliveryJob, { deliveryId: id });
    });
  }
}

/** The channels of a template that are switched on. */
export async function openChannels(
  db: Executor,
  { channels }: Pick<Selectable<MessageTemplateTable>, 'channels'>,
): Promise<MessageChannel[]> {
  const open = await db.selectFrom('messageChannel').select('id').where('enabledMark', '=', 1).execute();
  return channels.filter((channel) => channel === 'notice' || open.some(({ id }) => id === channel));
}

/** People with the channels by which they do not want messages of a kind; none without one. */
async function readReceivers(db: Executor, userIds: readonly string[], kind: MessageKind | undefined) {
  const rows = await db
    .selectFrom('userAccount')
    .leftJoin('messageSetting', 'messageSetting.userId', 'userAccount.id')
    .select(['id', 'account', 'realName', 'email', 'mobilePhone', 'language', 'muted'])
    .where('id', 'in', userIds)
    .where('enabledMark', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(({ muted, ...row }) => ({
    ...row,
    muted: (muted ?? []).filter((choice) => choice.kind === kind).map(({ channel }) => channel),
  }));
}

type Receiver = Awaited<ReturnType<typeof readReceivers>>[number];

/** How a channel names a receiver; users of WeChat at work are known by their accounts. */
function addressOf(channel: MessageChannel, { email, mobilePhone, account }: Receiver): string {
  return { notice: '', mail: email, sms: mobilePhone, weChat: account }[channel];
}

function toDelivery(
  channel: MessageChannel,
  receiver: Receiver,
  texts: { subject: string; content: string },
  { batch, template }: { batch: { batchId: string }; template: { fullName: string } },
) {
  const address = addressOf(channel, receiver);
  const isNotice = channel === 'notice';
  const unsent = receiver.muted.includes(channel)
    ? ('declined' as const)
    : address
      ? undefined
      : ('noAddress' as const);
  return {
    id: newId(),
    batchId: batch.batchId,
    userId: receiver.id,
    channel,
    templateName: template.fullName,
    address,
    ...texts,
    state: isNotice ? ('sent' as const) : (unsent ?? ('waiting' as const)),
    attempts: isNotice ? 1 : 0,
    sentTime: isNotice ? new Date() : null,
  };
}

type Delivery = ReturnType<typeof toDelivery> & { smsTemplate?: string; smsValues?: string };

async function insertNew(trx: DatabaseTransaction, rows: readonly Delivery[]): Promise<Set<string>> {
  const inserted = await trx
    .insertInto('messageDelivery')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['batchId', 'userId', 'channel']).doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

async function deliverNotices(
  { sockets }: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  notices: readonly Delivery[],
  { kind, reference }: { kind: MessageKind; reference: string | undefined },
): Promise<void> {
  if (notices.length === 0) return;
  const messages = notices.map(({ id, userId, subject, content }) => ({
    id,
    // one of a flow opens it
    ...(reference === undefined
      ? { type: 1 as const, bodyText: paragraphs(content) }
      : { type: 2 as const, bodyText: reference }),
    kind,
    title: subject,
    toAll: 0 as const,
    toUserIds: userId,
    isPersonal: 1 as const,
    enabledMark: 1 as const,
    releaseTime: new Date(),
  }));
  await insertAll(trx, 'message', messages);
  await insertAll(
    trx,
    'messageReceipt',
    notices.map(({ id, userId }) => ({ messageId: id, userId })),
  );
  await sockets.send(
    trx,
    { kind: 'user', keys: notices.map(({ userId }) => userId) },
    { frame: messagePush, fields: { unreadNoticeCount: 1, kind } },
  );
}
