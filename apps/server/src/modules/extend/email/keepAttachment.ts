import { createHash } from 'node:crypto';
import { type DatabaseTransaction } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { checkContent, type Verdict } from '../../file/upload/checkContent.js';
import { type FileKind } from '../../file/fileKinds.js';
import { keepContent, readerOf, saveFile } from '../../file/upload/saveFile.js';

const KIND: FileKind = { type: 'mail', accept: 'any', limit: 25 };

/** What came with a mail, in the store but of no file yet. */
export interface KeptAttachment {
  name: string;
  contentId: string;
  isInline: boolean;
  size: number;
  hash: string;
  /** In the store; '' for what is not taken, such as a program. */
  storageKey: string;
  verdict: Verdict;
}

/** Puts an attachment into the store, unless it is of a kind that nobody should open. */
export async function storeAttachment(
  deps: Deps,
  { content, ...attachment }: { name: string; contentId: string; isInline: boolean; content: Buffer },
): Promise<KeptAttachment> {
  const { key, size } = await deps.files.write(pieces(content));
  const hash = createHash('sha256').update(content).digest('hex');
  try {
    const verdict = await checkContent(deps, {
      kind: KIND,
      fileName: attachment.name,
      content: readerOf(deps.files, { storageKey: key, size }),
    });
    return { ...attachment, size, hash, storageKey: key, verdict };
  } catch (error) {
    await deps.files.remove(key);
    if (!(error instanceof ApiError) || error.code !== 400) throw error;
    return { ...attachment, size, hash, storageKey: '', verdict: REFUSED };
  }
}

/** Makes a file of a stored attachment that its receiver alone opens; answers its id, '' for what is not taken. */
export async function fileAttachment(
  deps: Deps,
  trx: DatabaseTransaction,
  caller: Caller,
  { name, hash, size, storageKey, verdict }: KeptAttachment,
): Promise<{ fileId: string; isKeyUsed: boolean }> {
  if (storageKey === '') return { fileId: '', isKeyUsed: true };
  const content = await keepContent(deps, trx, { storageKey, hash, size });
  const { fileId } = await saveFile(trx, caller, { type: 'mail', fileName: name, content, verdict });
  return { fileId, isKeyUsed: content.storageKey === storageKey };
}

const REFUSED: Verdict = { extension: 'bin', contentType: 'application/octet-stream', category: 'other' };

async function* pieces(content: Buffer): AsyncIterable<Buffer> {
  yield content;
}
