import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { failToStart } from './support/spawnServer.js';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sa-start-'));
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Ends with code 1 and a few lines in words, none of which tells of our code. */
async function expectWords(environment: Record<string, string>, words: RegExp) {
  const { code, said } = await failToStart({ DATA_DIR: dataDir, ...environment });
  expect(said).toMatch(words);
  expect(said).not.toMatch(/\n\s+at |node:internal/);
  expect(code).toBe(1);
}

function databaseUrl(database: string, { host, port, user } = inject('postgres')) {
  return `postgres://${user}:topsecret@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

it('says which variables are wrong', () => expectWords({ PORT: '99999', SEED: 'x' }, /PORT: .*\n.*SEED: /));

it('says that the port is in use', async () => {
  const { template, ...connection } = inject('postgres');
  const database = `s_${randomBytes(6).toString('hex')}`;
  await query(connection, `create database ${database} template ${template}`);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expectWords({ PORT: String(port), DATABASE_URL: databaseUrl(database) }, /Port \d+ of 127\.0\.0\.1 is in use/);
  server.close();
});

it('says which database is away or missing, and never the password', async () => {
  await expectWords(
    { DATABASE_URL: 'postgres://app:topsecret@127.0.0.1:1/smart' },
    /^(?!.*topsecret)The database smart at 127\.0\.0\.1:1 does not answer.*Start it or correct DATABASE_URL/,
  );
  await expectWords(
    { DATABASE_URL: databaseUrl('nowhere') },
    /^(?!.*topsecret)The database nowhere at .* does not exist/,
  );
});

it('says that the data folder cannot be used', async () => {
  await writeFile(join(dataDir, 'file'), '');
  await expectWords({ DATA_DIR: join(dataDir, 'file') }, /Set DATA_DIR to a folder/);
  if (process.platform === 'linux') await expectWords({ DATA_DIR: '/sys/nowhere' }, /Set DATA_DIR to a folder/);
});

it('says that a newer version made the database', async () => {
  const { template, ...connection } = inject('postgres');
  const database = `s_${randomBytes(6).toString('hex')}`;
  await query(connection, `create database ${database} template ${template}`);
  await query({ ...connection, database }, "insert into schema_migration values ('9999_future', now())");
  await expectWords({ DATABASE_URL: databaseUrl(database) }, /newer version of the server: .* 9999_future/);
});

async function query(connection: pg.ClientConfig, sql: string) {
  const client = new pg.Client({ database: 'postgres', ...connection });
  await client.connect();
  await client.query(sql);
  await client.end();
}
