import { CHUNK_SIZE } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import fileSystem, { chown, mkdir, readdir, rename, stat, symlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { smallDisk, type SmallDisk } from './support/smallDisk.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { chunkForm, claimOf, uploadWhole } from './support/uploads.js';

const FULL = '存储空间不足，请联系管理员';

/** Blocks that the system says are free, where no disk could be filled. */
let freeBlocks: number | undefined;
const { statfs } = fileSystem;
Object.assign(fileSystem, {
  statfs: async (path: string) => {
    const space = await statfs(path);
    return freeBlocks === undefined ? space : Object.assign(space, { bavail: freeBlocks });
  },
});
// for whoever has imported it already
syncBuiltinESMExports();

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
let disk: SmallDisk;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterEach(() => disk.remove());
afterAll(async () => {
  Object.assign(fileSystem, { statfs });
  syncBuiltinESMExports();
  await app.stop();
});

it('a server whose disk is full is alive but not ready, until there is room again', async () => {
  disk = await smallDisk(40);
  const server = await app.startAnother({ DATA_DIR: disk.folder });
  const readiness = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return { status: answer.status, parts: (await answer.json()) as object };
  };
  expect(await readiness()).toMatchObject({ status: 200, parts: { status: 'ok', storage: true } });
  await disk.fill();
  if (!disk.isMounted) freeBlocks = 0;
  expect(await readiness()).toMatchObject({
    status: 503,
    parts: { status: 'unavailable', storage: false, database: true },
  });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await disk.makeRoom();
  freeBlocks = undefined;
  expect(await readiness()).toMatchObject({ status: 200 });
  await server.close();
});

it('an upload to a full disk is told as such, loses nothing, and goes on when there is room again', async () => {
  disk = await smallDisk(14);
  const server = await app.startAnother({ DATA_DIR: disk.folder });
  const client = server.client(admin.token);
  const content = randomBytes(2 * CHUNK_SIZE + 100);
  const claim = claimOf(content, 'fills the disk.bin');
  await client.file.sendChunk({ body: chunkForm(content, claim, 1) });
  await disk.fill(1_500_000);
  if (!disk.isMounted) await leadToFull(disk.folder);
  expect((await refusal(client.file.sendChunk({ body: chunkForm(content, claim, 2) }), 503)).message).toBe(FULL);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(4_000_000)]), 'x.bin');
  if (disk.isMounted)
    expect((await refusal(client.file.upload({ type: 'annex', body: form }), 503)).message).toBe(FULL);
  // what was taken before is there, what was not is not noted, and reading goes on
  expect(await client.file.chunkState({ query: claim })).toMatchObject({ chunkNumbers: [1], merge: false });
  await disk.makeRoom();
  if (!disk.isMounted) await leadBack(disk.folder);
  const file = await uploadWhole(client, content, claim);
  const answer = await fetch(server.url + file.url, { headers: { authorization: admin.token } });
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  await server.close();
});

it('a write that the database has no room for is refused as such, and nothing of it is kept', async () => {
  disk = await smallDisk(4);
  const roomAgain = await fillDatabase();
  const accepted: string[] = [];
  let refused: unknown;
  // pages that the table has already take a few more rows
  for (let number = 0; number < 400 && refused === undefined; number += 1) {
    const enCode = `full.${number}`;
    const body = { fullName: enCode, enCode, description: randomBytes(240).toString('hex') };
    await admin.permission.role.create({ body }).then(
      () => accepted.push(enCode),
      (error: unknown) => (refused = error),
    );
  }
  expect(refused).toMatchObject({ code: 503, message: FULL });
  const kept = async () => {
    const rows = await app.db.selectFrom('role').select('enCode').where('enCode', 'like', 'full.%').execute();
    return rows.map(({ enCode }) => enCode).sort();
  };
  expect(await kept()).toEqual([...accepted].sort());
  await roomAgain();
  await admin.permission.role.create({ body: { fullName: 'full.again', enCode: 'full.again' } });
  expect(await kept()).toHaveLength(accepted.length + 1);
});

/** Contents that are begun lead to /dev/full, which the system refuses to write to for the same reason. */
async function leadToFull(folder: string) {
  const uploads = join(folder, 'files', 'upload');
  for (const name of await readdir(uploads)) {
    await rename(join(uploads, name), join(folder, name));
    await symlink('/dev/full', join(uploads, name));
  }
}

async function leadBack(folder: string) {
  const uploads = join(folder, 'files', 'upload');
  for (const name of await readdir(uploads)) await rename(join(folder, name), join(uploads, name));
}

/**
 * Puts the table of roles on the small disk and fills it; without one a trigger refuses as the system would. Answers what
 * undoes it.
 */
async function fillDatabase(): Promise<() => Promise<void>> {
  if (!disk.isMounted) {
    await sql`create function refuse_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(app.db);
    await sql`create trigger refuse_full before insert on role execute function refuse_full()`.execute(app.db);
    return async () => void (await sql`drop trigger refuse_full on role`.execute(app.db));
  }
  const folder = join(disk.folder, 'space');
  await mkdir(folder);
  const { rows } = await sql<{ place: string }>`select setting as place from pg_settings
    where name = 'data_directory'`.execute(app.db);
  const { uid, gid } = await stat(rows[0]?.place ?? '');
  await chown(folder, uid, gid);
  const space = sql.id(`small_${randomBytes(4).toString('hex')}`);
  await sql`create tablespace ${space} location ${sql.lit(folder)}`.execute(app.db);
  await sql`alter table role set tablespace ${space}`.execute(app.db);
  await disk.fill();
  return async () => {
    await disk.makeRoom();
    await sql`alter table role set tablespace pg_default`.execute(app.db);
    await sql`drop tablespace ${space}`.execute(app.db);
  };
}
