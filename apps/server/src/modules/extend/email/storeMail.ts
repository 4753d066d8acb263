import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { type MailContent } from '../../../files/parse/readMail.js';
import { type Caller } from '../../../rights/caller.js';
import { saveFileUsage } from '../../file/usage/saveFileUsage.js';
import { type MailAttachment } from './email.tables.js';
import { fileAttachment, type KeptAttachment, storeAttachment } from './keepAttachment.js';
import { fileAddress } from './mailFiles.js';

/** Keeps a mail that was received, with its attachments as files of its receiver. Answers false for one that is there already. */
export async function storeMail(deps: Deps, caller: Caller, received: ReceivedMail): Promise<boolean> {
  const { content, remoteId, isCut, time } = received;
  const stored: KeptAttachment[] = [];
  const unused = new Set<string>();
  try {
    for (const attachment of content.attachments) {
      const kept = await storeAttachment(deps, attachment);
      stored.push(kept);
      unused.add(kept.storageKey);
    }
    const isKept = await deps.db.transaction().execute(async (trx) => {
      const id = newId();
      const { from, to, cc, subject, text, messageId } = content;
      const added = await trx
        .insertInto('mail')
        .values({
          ...{ id, userId: caller.userId, folder: 'inbox', remoteId, messageId, subject, isCut },
          ...{ fromName: from.name, fromAddress: from.address, bodyText: text, mailTime: new Date(time) },
          ...{ toList: JSON.stringify(to), ccList: JSON.stringify(cc) },
        })
        .onConflict((conflict) => conflict.columns(['userId', 'remoteId']).where('remoteId', '<>', '').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return false;
      const attachments: (MailAttachment & { contentId: string })[] = [];
      for (const kept of stored) {
        const { fileId, isKeyUsed } = await fileAttachment(deps, trx, caller, kept);
        if (isKeyUsed) unused.delete(kept.storageKey);
        const { name, size, isInline, contentId } = kept;
        attachments.push({ fileId, name: name || 'file', size, isInline: isInline && fileId !== '', contentId });
      }
      const bodyHtml = withPictures(content.html, attachments);
      const listed = attachments.map(({ contentId: _, ...attachment }) => attachment);
      await trx
        .updateTable('mail')
        .set({ bodyHtml, attachments: JSON.stringify(listed) })
        .where('id', '=', id)
        .execute();
      await saveFileUsage(trx, { kind: 'mail', ownerId: id, isNew: true }, { attachments: listed });
      return true;
    });
    if (!isKept) for (const { storageKey } of stored) unused.add(storageKey);
    return isKept;
  } catch (error) {
    for (const { storageKey } of stored) unused.add(storageKey);
    throw error;
  } finally {
    unused.delete('');
    for (const key of unused) await deps.files.remove(key);
  }
}

interface ReceivedMail {
  content: MailContent;
  /** Of the inbox of its server: uid validity and uid. */
  remoteId: string;
  isCut: boolean;
  /** Milliseconds since 1970. */
  time: number;
}

/** Pictures that came with a mail, in their places. */
function withPictures(html: string, attachments: readonly { fileId: string; contentId: string }[]): string {
  return html.replace(/ src="cid:([^"]*)"/g, (_match, written: string) => {
    const id = written.replaceAll('&amp;', '&');
    const found = attachments.find(
      ({ contentId, fileId }) => fileId !== '' && (contentId === id || encodeURIComponent(contentId) === id),
    );
    return found ? ` src="${fileAddress(found.fileId)}"` : '';
  });
}
