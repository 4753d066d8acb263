import { type Locale } from '@smart-admin/ui/messages';
import { type DatabaseTransaction } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { enqueue } from '../../jobs/enqueue.js';
import { type MessageKind } from '../message/message.tables.js';
import { spreadTemplateJob } from './templateJobs.js';
import { type TemplateValues } from './templateTexts.js';

/**
 * Sends a template, named by its code, with the transaction: to each receiver in their language by the template's
 * channels that are switched on and that they want for its kind. Nothing is sent while the template is disabled. Throws for
 * a code that does not exist.
 *
 * @example await sendTemplate(trx, { code: 'taskFailed', receivers: [userId], values: { task: fullName } })
 */
export async function sendTemplate(
  trx: DatabaseTransaction,
  { code, ...message }: { code: string } & Omit<TemplateBatch, 'templateId'>,
): Promise<void> {
  const { id, enabledMark } = await trx
    .selectFrom('messageTemplate')
    .select(['id', 'enabledMark'])
    .where('enCode', '=', code)
    .executeTakeFirstOrThrow(() => new Error(`there is no message template ${code}`));
  if (enabledMark === 1) await enqueueTemplate(trx, { templateId: id, ...message });
}

/** Sends a template, enabled or not; a batch with an id reaches each receiver once. */
export async function enqueueTemplate(
  trx: DatabaseTransaction,
  { batchId = newId(), templateId, receivers, values, language, kind, isSecurity, reference }: TemplateBatch,
): Promise<void> {
  if (receivers.length === 0) return;
  const batch = { batchId, templateId, userIds: [...new Set(receivers)], values: { ...values } };
  await enqueue(trx, spreadTemplateJob, {
    ...batch,
    ...(language ? { language } : {}),
    ...(kind ? { kind } : {}),
    ...(isSecurity ? { isSecurity } : {}),
    ...(reference ? { reference } : {}),
  });
}

interface TemplateBatch {
  /** Given by work that may be tried again. Default: a new one. */
  batchId?: string;
  templateId: string;
  /** Ids of users; those that are disabled get nothing. */
  receivers: readonly string[];
  values: TemplateValues;
  /** Instead of the receivers' own. */
  language?: Locale;
  /** What its receivers choose by; default: a flow with a `reference`, else the system. */
  kind?: MessageKind;
  /** It is about the safety of an account: nobody can switch it off. Default false. */
  isSecurity?: boolean;
  /** Flow that its notice opens. */
  reference?: string;
}
