import { MAIL_ATTACHMENTS_SIZE } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { fieldError } from '../../../db/requireRow.js';
import { removeFileUsage } from '../../file/usage/saveFileUsage.js';
import { t } from './email.messages.js';
import { type MailAttachment } from './email.tables.js';

const WITHIN_TEXT = /\/api\/file\/Download\/mail\/(mail_[0-9a-f]{32}\.[A-Za-z0-9]{1,10})/g;

/** Where a file of a mail is read by its owner. */
export function fileAddress(fileId: string): string {
  return `/api/file/Download/mail/${fileId}`;
}

/** Names of pictures within a text. */
export function picturesIn(html: string): string[] {
  return [...new Set([...html.matchAll(WITHIN_TEXT)].map(([, name = '']) => name))];
}

/** Files of somebody that go with a mail, those within its text among them. Throws 400 for files of others, and for too many bytes. */
export async function attachmentsOf(
  trx: DatabaseTransaction,
  userId: string,
  { fileIds, html }: { fileIds: readonly string[]; html: string },
): Promise<MailAttachment[]> {
  const pictures = picturesIn(html);
  const names = [...new Set([...fileIds, ...pictures])];
  if (names.length === 0) return [];
  const files = await trx
    .selectFrom('storedFile')
    .select(['name', 'originalName', 'size'])
    .where('name', 'in', names)
    .where('type', '=', 'mail')
    .where('userId', '=', userId)
    .execute();
  const byName = new Map(files.map((file) => [file.name, file]));
  const attachments = names.flatMap((name) => {
    const file = byName.get(name);
    if (file) return { fileId: name, name: file.originalName, size: file.size, isInline: !fileIds.includes(name) };
    // a picture of somebody else in a quoted text is left behind
    if (!fileIds.includes(name)) return [];
    throw fieldError('fileIds', t('unknownFile'));
  });
  if (attachments.reduce((sum, { size }) => sum + size, 0) > MAIL_ATTACHMENTS_SIZE)
    throw fieldError('fileIds', t('tooLarge'));
  return attachments;
}

/** Forgets the files of mails that are deleted for ever, and those files that no other mail has; contents go with the next cleaning. */
export async function removeMailFiles(trx: DatabaseTransaction, mailIds: readonly string[]): Promise<void> {
  const uses = await trx
    .selectFrom('fileUsage')
    .select('fileName')
    .where('kind', '=', 'mail')
    .where('modelId', '=', '')
    .where('ownerId', 'in', [...mailIds])
    .execute();
  await removeFileUsage(trx, { kind: 'mail' }, mailIds);
  if (uses.length === 0) return;
  await trx
    .deleteFrom('storedFile')
    .where(
      'name',
      'in',
      uses.map(({ fileName }) => fileName),
    )
    .where('type', '=', 'mail')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('fileUsage').select('ownerId').whereRef('fileUsage.fileName', '=', 'storedFile.name'))),
    )
    .execute();
}
