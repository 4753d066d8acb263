import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { type RunResult } from '../../jobs/schedule/schedule.tables.js';
import { noteBackup } from './backupNote.js';
import { backupText } from './backupText.js';

/** Keeps the database as a file, and of the files of its task the newest `keep`; those of no task all stay. */
export async function makeBackup(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { id = newId(), taskCode, keep }: { id?: string | undefined; taskCode: string; keep: number },
  { signal, note }: { signal: AbortSignal; note: (result: RunResult) => Promise<void> },
): Promise<void> {
  const made = { tables: 0, rows: 0 };
  const tell = async (done: typeof made) => {
    Object.assign(made, done);
    await note(made);
  };
  const text = Readable.from(backupText(db, { signal, tell }), { objectMode: false });
  const zipped = createGzip();
  // an end of one is that of the other: the text holds a connection until it ends
  pipeline(text, zipped, () => undefined);
  const { key: storageKey, size } = await files.write(zipped as AsyncIterable<Buffer>).finally(() => zipped.destroy());
  const finished = { state: 'done' as const, storageKey, size, ...made };
  const { fileName, creatorTime } = await db
    .insertInto('backup')
    .values({ id, taskCode, fileName: fileNameNow(), ...finished })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(finished))
    .returning(['fileName', 'creatorTime'])
    .executeTakeFirstOrThrow();
  await noteBackup({ files }, storageKey, { id, taskCode, fileName, size, ...made, creatorTime });
  await note({ ...made, size });
  if (taskCode === '') return;
  const old = await db
    .selectFrom('backup')
    .select(['id', 'storageKey'])
    .where('taskCode', '=', taskCode)
    .orderBy('creatorTime', 'desc')
    .orderBy('id', 'desc')
    .offset(keep)
    .execute();
  for (const backup of old) await removeBackup({ db, files }, backup);
}

/** The name of a backup that begins now, by the clocks of UTC. */
export function fileNameNow(): string {
  const stamp = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `smart-admin-${stamp}.sql.gz`;
}

/** Forgets a backup: first its file, which would be listed again without its row. */
export async function removeBackup(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { id, storageKey }: { id: string; storageKey: string | null },
): Promise<void> {
  if (storageKey !== null) await files.remove(storageKey);
  await db.deleteFrom('backup').where('id', '=', id).execute();
}
