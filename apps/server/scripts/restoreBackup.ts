// `pnpm --filter @smart-admin/server run restore <file>` makes a new database what a backup holds: the one of DATABASE_URL,
// or the embedded one below DATA_DIR, which must be empty. The server must not run meanwhile; start it afterwards.
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { connect } from '../src/db/connect.js';
import { readEnv } from '../src/env.js';
import { restoreBackup } from '../src/modules/backup/restoreBackup.js';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('name the file of the backup');
const database = await connect(readEnv(), (error) => {
  throw error;
});
const client = new pg.Client(database.config);
try {
  await client.connect();
  // pnpm runs in the folder of the package
  const { rows } = await restoreBackup(client, createReadStream(resolve(process.env.INIT_CWD ?? '.', file)));
  process.stdout.write(`${rows} rows are back\n`);
} finally {
  await client.end();
  await database.stop();
}
