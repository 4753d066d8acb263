import { type CodePlan } from '../CodePlan.js';
import { type CodeFile } from '../generateCode.js';
import { literal } from '../literal.js';
import { APP_FILE, ENVIRONMENT_OF_FLOWS, ENVIRONMENT_OF_PLATFORM, environmentFile, mainFile } from './serverStart.js';

/** What the server has whatever its form is. */
export function serverFiles(plan: CodePlan): CodeFile[] {
  const { area, module, children, table } = plan;
  const all = [...table.fields, ...table.serverFields, ...children.flatMap(({ fields }) => fields)];
  return [
    { path: 'server/package.json', content: packageFile(plan) },
    { path: 'server/tsconfig.json', content: TSCONFIG },
    { path: 'server/tsconfig.build.json', content: BUILD_TSCONFIG },
    { path: 'server/vitest.config.ts', content: VITEST },
    { path: 'server/.env.example', content: environmentExample(plan) },
    { path: 'server/src/main.ts', content: mainFile(plan) },
    { path: 'server/src/app.ts', content: APP_FILE },
    { path: 'server/src/env.ts', content: environmentFile(plan) },
    { path: 'server/src/database.ts', content: databaseFile(plan) },
    { path: 'server/src/migrate.ts', content: MIGRATE },
    { path: 'server/src/actor.ts', content: ACTOR },
    { path: 'server/src/errors.ts', content: ERRORS },
    { path: 'server/src/query.ts', content: QUERY },
    ...(all.some(({ shape }) => shape.kind === 'location' || shape.kind === 'files')
      ? [{ path: 'server/src/values.ts', content: VALUES }]
      : []),
    { path: 'server/README.md', content: readme(area, module, plan) },
  ];
}

function packageFile({ area, module }: CodePlan): string {
  return `{
  "name": ${literal(`${area}-${kebab(module)}-server`)},
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "engines": {
    "node": ">=20.19"
  },
  "scripts": {
    "dev": "tsx watch --env-file=.env src/main.ts",
    "build": "tsc -p tsconfig.build.json",
    "start": "node --env-file=.env dist/server/src/main.js",
    "test": "vitest run",
    "typecheck": "tsc --noEmit"
  },
  "dependencies": {
    "@smart-admin/form-engine": "^0.1.0",
    "@smart-admin/ui": "^0.1.0",
    "fastify": "^5.12.8",
    "kysely": "^0.28.18",
    "pg": "^8.23.1",
    "zod": "^4.6.7"
  },
  "devDependencies": {
    "@types/node": "^20.19.43",
    "@types/pg": "^8.23.1",
    "tsx": "^4.20.0",
    "typescript": "^6.0.3",
    "vitest": "^4.0.0"
  }
}
`;
}

/** `visitorPass` as `visitor-pass`, as packages are named. */
export function kebab(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["ES2023"],
    "module": "NodeNext",
    "moduleResolution": "NodeNext",
    "rootDir": "..",
    "outDir": "dist",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "noImplicitOverride": true,
    "noUnusedLocals": true,
    "noUnusedParameters": true,
    "verbatimModuleSyntax": true,
    "skipLibCheck": true,
    "sourceMap": true,
    "types": ["node"]
  },
  "include": ["src", "vitest.config.ts"]
}
`;

const BUILD_TSCONFIG = `{
  "extends": "./tsconfig.json",
  "include": ["src"],
  "exclude": ["src/**/*.test.ts", "src/**/memoryStore.ts"]
}
`;

const VITEST = `import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node' } });
`;

function environmentExample({ asksPlatform, flow, hasFiles }: CodePlan): string {
  return `# Database that keeps the records
DATABASE_URL=postgres://postgres:postgres@127.0.0.1:5432/postgres
# Schema of the tables, which is made where it is missing
DATABASE_SCHEMA=public
# Where the server listens; a gateway that knows who calls stands before it
HOST=127.0.0.1
PORT=3100
${hasFiles ? '# Folder of uploaded files\nFILES_DIR=files\n' : ''}${asksPlatform ? ENVIRONMENT_OF_PLATFORM : ''}${flow ? ENVIRONMENT_OF_FLOWS : ''}`;
}

function databaseFile({ area, module, table }: CodePlan): string {
  return `import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Env } from './env.js';
import { type ${table.className}Tables } from './${area}/${module}/tables.js';

/** Every table, by its name. */
export type Database = ${table.className}Tables;

// days and points in time without a zone are texts: no zone of a machine moves them
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => text);

/** Connects to the database; tables stand in the schema that the environment names. */
export function openDatabase({ DATABASE_URL, DATABASE_SCHEMA }: Env): Kysely<Database> {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, options: \`-c search_path=\${DATABASE_SCHEMA}\` });
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** Makes the schema where it is missing. */
export async function createSchema(db: Kysely<Database>, schema: string): Promise<void> {
  await sql\`create schema if not exists \${sql.id(schema)}\`.execute(db);
}
`;
}

const MIGRATE = `import { type Kysely, sql } from 'kysely';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database } from './database.js';

/**
 * Runs the SQL files of the folder that have not run yet, in the order of their names, and answers which ones those were. All
 * of them run in one transaction under a lock, so that several servers may start at once.
 */
export async function migrate(db: Kysely<Database>, folder = 'migrations'): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return db.transaction().execute(async (trx) => {
    await sql\`create table if not exists schema_migration (
      name text primary key,
      applied_at timestamptz not null default now()
    )\`.execute(trx);
    await sql\`lock table schema_migration in exclusive mode\`.execute(trx);
    const { rows } = await sql<{ name: string }>\`select name from schema_migration\`.execute(trx);
    const applied = new Set(rows.map(({ name }) => name));
    const missing = files.filter((name) => !applied.has(name));
    for (const name of missing) {
      await sql.raw(await readFile(join(folder, name), 'utf8')).execute(trx);
      await sql\`insert into schema_migration (name) values (\${name})\`.execute(trx);
    }
    return missing;
  });
}
`;

const ACTOR = `import { type FastifyRequest } from 'fastify';

/** Who does something. */
export interface Actor {
  userId: string;
  organizeId: string;
}

/**
 * Who calls, as the gateway before this server says it in headers. The gateway signs people in and takes these headers away
 * from what comes in from outside.
 */
export function actorOf({ headers }: FastifyRequest): Actor {
  return { userId: textOf(headers['x-user-id']), organizeId: textOf(headers['x-organize-id']) };
}

function textOf(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header)?.slice(0, 50) ?? '';
}
`;

const ERRORS = `/** An error that the caller is told, with its HTTP status. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: 400 | 401 | 404 | 409 | 413 | 502 | 503,
    message: string,
    /** What is wrong with which field, by its path: \`items.0.amount\`. */
    readonly fieldErrors: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
`;

const QUERY = `import * as z from 'zod';

/** What every list takes: page from 1, rows of a page, words that are looked for. */
export const PageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(500).default(20),
  keyword: z.string().trim().max(100).default(''),
});

/** A value of a query, or several with the same name. */
export const ManySchema = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

/** Rows with their number before they were cut into pages. */
export interface Page<Row> {
  list: Row[];
  total: number;
}

/** A pattern of LIKE for texts that contain another one. */
export function contains(text: string): string {
  return \`%\${text.replace(/[\\\\%_]/g, '\\\\$&')}%\`;
}

/** A number of PostgreSQL, which comes as a text. */
export function toNumber(text: string | null): number | null {
  return text === null ? null : Number(text);
}
`;

const VALUES = `import * as z from 'zod';

/** A place: its address, and where it lies in degrees. */
export const LocationSchema = z.object({
  address: z.string().max(500),
  longitude: z.number().min(-180).max(180).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
});
export type Location = z.output<typeof LocationSchema>;

/** A file that was uploaded. */
export const FileSchema = z.object({
  name: z.string().max(500),
  fileId: z.string().max(100),
  fileVersionId: z.string().max(100),
  url: z.string().max(2_000),
  fileSize: z.number().min(0).optional(),
});
export type StoredFile = z.output<typeof FileSchema>;
`;

function readme(area: string, module: string, { table }: CodePlan): string {
  return `# Server

| file | what |
| --- | --- |
| \`src/main.ts\` | reads the environment, migrates the database, listens |
| \`src/app.ts\` | routes and errors; takes its parts, so that tests give it others |
| \`src/${area}/${module}/rules.ts\` | what is checked before something is saved, by the form in \`shared\` |
| \`src/${area}/${module}/schema.ts\` | records and queries as zod schemas |
| \`src/${area}/${module}/postgresStore.ts\` | the SQL behind \`${table.className}Store\` |
| \`migrations\` | SQL files, run in the order of their names at the start |

\`npm run dev\`, \`npm test\`, \`npm run typecheck\`, \`npm run build\`, \`npm start\`.
`;
}
