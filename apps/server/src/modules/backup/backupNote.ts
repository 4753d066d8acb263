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
 * is to stay: it is one that is listed now, or has a note that nobody can read.
 */
export async function listAgain(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  storageKey: string,
): Promise<boolean> {
  const text = await files.readDerived(storageKey, WORD);
  if (!text) return false;
  const note = readNote(text);
  if (!note) {
    log.warn({ storageKey }, 'the note of a backup cannot be read: it stays, unlisted');
    return true;
  }
  const { creatorTime, ...backup } = note;
  const listed = await db
    .insertInto('backup')
    .values({ ...backup, state: 'done', storageKey, creatorTime: new Date(creatorTime) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return listed !== undefined;
}

function readNote(text: Buffer): z.output<typeof NoteSchema> | undefined {
  try {
    return NoteSchema.parse(JSON.parse(text.toString('utf8')));
  } catch {
    return undefined;
  }
}
