// `pnpm --filter @smart-admin/server run restore <file> [--without-jobs]` makes a new database what a backup holds: the one of DATABASE_URL,
// or the embedded one below DATA_DIR, which must be empty. The server must not run meanwhile; start it afterwards.
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { connect } from '../src/db/connect.js';
import { readEnv } from '../src/env.js';
import { restoreBackup } from '../src/modules/backup/restoreBackup.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'without-jobs': { type: 'boolean' } },
});
const [file] = positionals;
if (file === undefined) throw new Error('name the file of the backup');
const database = await connect(readEnv(), (error) => {
  throw error;
});
const client = new pg.Client(database.config);
try {
  await client.connect();
  // pnpm runs in the folder of the package
  const content = createReadStream(resolve(process.env.INIT_CWD ?? '.', file));
  const { rows } = await restoreBackup(client, content, { withoutJobs: values['without-jobs'] });
  process.stdout.write(`${rows} rows are back\n`);
} finally {
  await client.end();
  await database.stop();
}
