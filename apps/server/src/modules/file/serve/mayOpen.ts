import { type Deps } from '../../../deps.js';
import { mayReadChatFile } from '../../chat/chatFiles.js';
import { type StoredVersion } from './downloadFile.js';

/** Whether somebody may read a file: import files are for their importer alone, files of a chat for the two of it. */
export async function mayOpen(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
  file: Pick<StoredVersion, 'type' | 'name' | 'userId'>,
): Promise<boolean> {
  if (file.type === 'IM' || file.type === 'IMFile') return mayReadChatFile(db, file, userId);
  return file.type !== 'import' || file.userId === userId;
}
