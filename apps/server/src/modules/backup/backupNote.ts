import * as z from 'zod';
import { type Deps } from '../../deps.js';

/** What the store itself knows of a backup: it outlives the row of the database. Nobody but `makeBackup` writes one. */
const NoteSchema = z.object({
  id: z.string(),
  taskCode: z.string(),
  fileName: z.string(),
  size: z.number(),
  tables: z.number(),
  rows: z.number(),
  /** Milliseconds since 1970. */
  creatorTime: z.number(),
});

/** Word under which the store keeps it beside the content. */
const WORD = 'backup';

/** Notes beside the content of a backup what it is. */
export function noteBackup(
  { files }: Pick<Deps, 'files'>,
  storageKey: string,
  note: z.input<typeof NoteSchema>,
): Promise<void> {
  return files.writeDerived(storageKey, WORD, Buffer.from(JSON.stringify(note)));
}

/**
 * Lists a backup again that the database does not know, because an earlier one was put into it. Answers whether the content
 * is one, and is listed now.
 */
export async function listAgain({ db, files }: Pick<Deps, 'db' | 'files'>, storageKey: string): Promise<boolean> {
  const note = await files.readDerived(storageKey, WORD);
  if (!note) return false;
  const { creatorTime, ...backup } = NoteSchema.parse(JSON.parse(note.toString('utf8')));
  const listed = await db
    .insertInto('backup')
    .values({ ...backup, state: 'done', storageKey, creatorTime: new Date(creatorTime) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return listed !== undefined;
}
