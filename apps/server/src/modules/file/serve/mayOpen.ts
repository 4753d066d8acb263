import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { mayReadChatFile } from '../../chat/chatFiles.js';
import { DOCUMENT_FILE } from '../../extend/document/documentFiles.js';
import { maySeeDocument } from '../../extend/document/reach.js';
import { maySeePhoto, STAY_PHOTO } from '../../parking/patrol/stayPhotos.js';
import { type StoredVersion } from './downloadFile.js';

/**
 * Whether somebody may read a file: import files, statements and files of mails are for their owner alone, files of a chat for the two of it, pictures
 * of a stay for whoever may read its order, documents for whoever's store they lie in and those they are shared with.
 */
export async function mayOpen(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  file: Pick<StoredVersion, 'type' | 'name' | 'userId'>,
): Promise<boolean> {
  const { db } = deps;
  const { userId } = caller;
  if (file.type === DOCUMENT_FILE) return maySeeDocument(deps, caller, file);
  if (file.type === STAY_PHOTO) return maySeePhoto(db, caller, file);
  if (file.type === 'IM' || file.type === 'IMFile') return mayReadChatFile(db, file, userId);
  return !OWN.has(file.type) || file.userId === userId;
}

/** Files that nobody but their owner opens. */
const OWN: ReadonlySet<string> = new Set(['import', 'statement', 'mail']);
