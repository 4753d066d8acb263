import { standardRegistry } from '@smart-admin/form-engine/core';
import { type CodePlan, type PlannedField, type PlannedTable } from '../CodePlan.js';
import { commentText, sqlString } from '../escape.js';
import { type CodeFile } from '../generateCode.js';
import { literal } from '../literal.js';
import { memoryStoreFile, routesTestFile, rulesTestFile } from './serverTests.js';
import { postgresStoreFile } from './postgresStore.js';

/** The files of the form on the server. */
export function serverModule(plan: CodePlan): CodeFile[] {
  const { area, module, table } = plan;
  const folder = `server/src/${area}/${module}`;
  return [
    { path: `server/migrations/0001_${table.name}.sql`, content: migrationFile(plan) },
    { path: `${folder}/tables.ts`, content: tablesFile(plan) },
    { path: `${folder}/schema.ts`, content: schemaFile(plan) },
    { path: `${folder}/rules.ts`, content: rulesFile(plan) },
    { path: `${folder}/store.ts`, content: storeFile(plan) },
    { path: `${folder}/postgresStore.ts`, content: postgresStoreFile(plan) },
    { path: `${folder}/routes.ts`, content: routesFile(plan) },
    { path: `${folder}/memoryStore.ts`, content: memoryStoreFile(plan) },
    { path: `${folder}/rules.test.ts`, content: rulesTestFile(plan) },
    { path: `${folder}/routes.test.ts`, content: routesTestFile(plan) },
  ];
}

function migrationFile({ table, children, flow }: CodePlan): string {
  const numbers = table.serverFields.filter(({ field }) => field.kind === 'autoNumber');
  const sequences = numbers.map(({ column }) => `create sequence ${sequenceOf(table, column)};\n`).join('');
  const columns = [
    'id uuid primary key default gen_random_uuid()',
    ...[...table.fields, ...table.serverFields].map((planned) => columnSql(planned, table)),
    ...(flow ? [`flow_id varchar(50) not null default ''`, `flow_status varchar(20) not null default 'draft'`] : []),
    'created_at timestamptz not null default now()',
    'updated_at timestamptz not null default now()',
  ];
  const comments = [table, ...children].flatMap((each) => [
    `comment on table ${quoted(each.name)} is ${sqlString(each.label)};`,
    ...[...each.fields, ...each.serverFields].map(
      ({ column, label }) => `comment on column ${quoted(each.name)}.${quoted(column)} is ${sqlString(label)};`,
    ),
  ]);
  return `${sequences}${createTable(table.name, columns)}
create index on ${quoted(table.name)} (created_at desc, id);
${flow ? `create index on ${quoted(table.name)} (flow_id) where flow_id <> '';\n` : ''}${children
    .map((child) => childSql(table, child))
    .join('')}
${comments.join('\n')}
`;
}

function childSql(table: PlannedTable, child: PlannedTable): string {
  const parent = `${table.name}_id`;
  const columns = [
    'id uuid primary key default gen_random_uuid()',
    `${quoted(parent)} uuid not null references ${quoted(table.name)} (id) on delete cascade`,
    'position integer not null',
    ...child.fields.map((planned) => columnSql(planned, child)),
  ];
  return `
${createTable(child.name, columns)}
create index on ${quoted(child.name)} (${quoted(parent)}, position);
`;
}

function createTable(name: string, columns: readonly string[]): string {
  return `create table ${quoted(name)} (\n  ${columns.join(',\n  ')}\n);`;
}

function columnSql({ field, column, shape }: PlannedField, table: PlannedTable): string {
  if (field.kind !== 'autoNumber') return `${quoted(column)} ${shape.sql}`;
  const number = `lpad(nextval('${sequenceOf(table, column)}')::text, 8, '0')`;
  return `${quoted(column)} varchar(100) not null unique default ${number}`;
}

function sequenceOf(table: PlannedTable, column: string): string {
  // a name has at most 63 bytes
  return `${table.name.slice(0, 24)}_${column.slice(0, 28)}_number`;
}

function quoted(name: string): string {
  return `"${name}"`;
}

/** Types of Kysely that the columns of these tables need. */
function tablesFile({ table, children, flow }: CodePlan): string {
  const rows = [table, ...children].map((each) => {
    const own = each.field === undefined ? mainColumns(flow !== undefined) : childColumns(table);
    const columns = [...each.fields, ...each.serverFields].map(({ column, label, field, shape }) => [
      `  /** ${commentText(label)} */`,
      `  ${column}: ${isServerText(field, shape.kind) ? 'Generated<string>' : shape.columnType};`,
    ]);
    const [id = '', ...rest] = own;
    return `/** ${commentText(each.label)} */
export interface ${each.className}Table {
${[id, ...columns.flat(), ...rest].join('\n')}
}
`;
  });
  const code = rows.join('\n');
  const kysely = ['ColumnType', 'Generated', 'JSONColumnType'].filter((name) => code.includes(`${name}<`));
  const values = ['Location', 'StoredFile'].filter((name) => new RegExp(`JSONColumnType<${name}\\b`).test(code));
  return `import { ${kysely.map((name) => `type ${name}`).join(', ')} } from 'kysely';
${values.length > 0 ? `import { ${values.map((name) => `type ${name}`).join(', ')} } from '../../values.js';\n` : ''}
${code}
/** The tables by their names. */
export interface ${table.className}Tables {
${[table, ...children].map(({ name, className }) => `  ${name}: ${className}Table;`).join('\n')}
}
`;
}

/** A text that the server fills in, at once or later. */
function isServerText({ kind }: PlannedField['field'], shape: string): boolean {
  return shape === 'text' && standardRegistry.get(kind)?.role === 'server';
}

function mainColumns(hasFlow: boolean): string[] {
  return [
    '  id: Generated<string>;',
    ...(hasFlow ? ['  flow_id: Generated<string>;', '  flow_status: Generated<string>;'] : []),
    '  created_at: Generated<Date>;',
    '  updated_at: Generated<Date>;',
  ];
}

function childColumns(table: PlannedTable): string[] {
  return ['  id: Generated<string>;', `  ${table.name}_id: string;`, '  position: number;'];
}

function schemaFile({ table, children, searches, columns }: CodePlan): string {
  const known = new Map([...table.fields, ...table.serverFields].map((planned) => [planned.id, planned]));
  const sorted = columns.flatMap(({ id, sortable }) => {
    const planned = known.get(id);
    return sortable && planned ? [planned] : [];
  });
  const childOf = new Map(children.map((child) => [child.field, child]));
  const rows = children.map(
    (child) => `/** ${commentText(child.label)}: one row. */
export const ${child.className}Schema = z.object({
${child.fields.map(fieldSchema).join('\n')}
});
export type ${child.className} = z.output<typeof ${child.className}Schema>;
`,
  );
  const main = [
    ...table.fields.map(fieldSchema),
    ...[...childOf].map(
      ([id, child]) =>
        `  /** ${commentText(child.label)} */\n  ${id}: z.array(${child.className}Schema).max(20_000).default([]),`,
    ),
  ].join('\n');
  const query = searches
    .map(({ planned, label, operator }) => {
      const { id, shape } = planned;
      const comment = `  /** ${commentText(label)} */\n`;
      if (operator === 'between') {
        const bound = shape.kind === 'number' || shape.kind === 'decimal' ? 'z.coerce.number()' : 'z.iso.date()';
        return `${comment}  ${literal(`${id}.from`)}: ${bound}.optional(),\n  ${literal(`${id}.to`)}: ${bound}.optional(),`;
      }
      if (operator === 'includes') return `${comment}  ${id}: ManySchema.optional(),`;
      if (shape.kind === 'boolean')
        return `${comment}  ${id}: z.enum(['true', 'false']).transform((value) => value === 'true').optional(),`;
      return `${comment}  ${id}: ${shape.kind === 'number' ? 'z.coerce.number()' : 'z.string()'}.optional(),`;
    })
    .join('\n');
  const code = [...rows, main].join('\n');
  const values = ['FileSchema', 'LocationSchema'].filter((name) => code.includes(name));
  return `import * as z from 'zod';
import { ${searches.some(({ operator }) => operator === 'includes') ? 'ManySchema, ' : ''}PageQuerySchema } from '../../query.js';
${values.length > 0 ? `import { ${values.join(', ')} } from '../../values.js';\n` : ''}
${rows.join('\n')}
/** ${commentText(table.label)}: what people fill in, and what formulas compute of it. */
export const ${table.className}Schema = z.object({
${main}
});
export type ${table.className} = z.output<typeof ${table.className}Schema>;

/** What a list is searched and ordered by. */
export const ${table.className}QuerySchema = PageQuerySchema.extend({
${sorted.length > 0 ? `  sort: z.enum(${literal(sorted.map(({ id }) => id))}).optional(),\n` : ''}  order: z.enum(['asc', 'desc']).default('desc'),
${query}
});
export type ${table.className}Query = z.output<typeof ${table.className}QuerySchema>;
`;
}

function fieldSchema({ id, label, shape }: PlannedField): string {
  return `  /** ${commentText(label)} */\n  ${id}: ${shape.zod},`;
}

function rulesFile({ table, area, module, locale, kind }: CodePlan): string {
  const { className, variable } = table;
  return `import { validateRecord } from '@smart-admin/form-engine/core';
import * as z from 'zod';
import { ${variable}Form } from '../../../../shared/${area}/${module}/form.js';
import { HttpError } from '../../errors.js';
import { type ${className}, ${className}Schema } from './schema.js';

/**
 * What may be saved of a call's body: the form's own rules decide, as they did in the browser, formulas are computed anew, and
 * what the form hides is empty. Throws 400 with what is wrong with which field.
 */
export function check${className}(body: unknown): ${className} {
  const given = z.record(z.string(), z.unknown()).parse(body);
  const { errors, values } = validateRecord(${variable}Form, given, { locale: ${literal(locale)}, device: ${literal(kind === 'app' ? 'app' : 'pc')} });
  if (errors.length > 0)
    throw new HttpError(
      400,
      errors.map(({ label, message }) => \`\${label}: \${message}\`).join('; '),
      Object.fromEntries(errors.map(({ path, message }) => [path, message])),
    );
  return ${className}Schema.parse(values);
}
`;
}

function storeFile({ table, children, flow }: CodePlan): string {
  const { className, serverFields } = table;
  const own = serverFields.map(
    ({ id, label, shape }) =>
      `  /** ${commentText(label)} */\n  ${id}: ${shape.kind === 'time' ? 'number | null' : 'string'};`,
  );
  const rowType =
    children.length === 0
      ? `export type ${className}Row = ${className}Record;`
      : `export type ${className}Row = Omit<${className}Record, ${children.map(({ field }) => literal(field)).join(' | ')}>;`;
  return `import { type Actor } from '../../actor.js';
import { type Page } from '../../query.js';
import { type ${className}, type ${className}Query } from './schema.js';

/** A record as it is kept. */
export interface ${className}Record extends ${className} {
  id: string;
${own.join('\n')}${
    flow
      ? `
  /** Flow of the platform that decides about it; '' before the first. */
  flowId: string;
  flowStatus: FlowStatus;`
      : ''
  }
}

/** A record in a list${children.length > 0 ? ', without its rows' : ''}. */
${rowType}
${
  flow
    ? `
/** How the approval of a record stands. */
export type FlowStatus = 'draft' | 'submitting' | 'running' | 'adopted' | 'rejected' | 'revoked' | 'cancelled';
`
    : ''
}
/** Where records are kept. */
export interface ${className}Store {
  list(query: ${className}Query): Promise<Page<${className}Row>>;
  read(id: string): Promise<${className}Record | undefined>;
  /** Answers the id of the new record. */
  create(values: ${className}, actor: Actor): Promise<string>;
  /** False when there is no such record${flow ? ', or it is under approval' : ''}. */
  update(id: string, values: ${className}, actor: Actor): Promise<boolean>;
  /** Answers how many there were${flow ? '; records under approval stay' : ''}. */
  remove(ids: readonly string[]): Promise<number>;${
    flow
      ? `
  /** Takes a record for a flow that is about to be launched; undefined when there is none, or it is under approval already. */
  claim(id: string): Promise<${className}Record | undefined>;
  /** Says which flow decides about a record, and how that stands. */
  setFlow(id: string, flow: { flowId: string; flowStatus: FlowStatus }): Promise<void>;
  /** Says how a flow stands; false when it is about no record here. */
  setFlowStatus(flowId: string, status: FlowStatus): Promise<boolean>;`
      : ''
  }
}
`;
}

function routesFile({ table, area, module, flow }: CodePlan): string {
  const { className, variable } = table;
  const path = `/api/${area}/${module}`;
  const refusal = flow
    ? `if (await store.read(id)) throw new HttpError(409, 'The record is under approval and cannot be changed');
      throw new HttpError(404, 'There is no such record');`
    : `throw new HttpError(404, 'There is no such record');`;
  return `import { type FastifyPluginCallback } from 'fastify';
import * as z from 'zod';
import { actorOf } from '../../actor.js';
import { HttpError } from '../../errors.js';
import { check${className} } from './rules.js';
import { ${className}QuerySchema } from './schema.js';
import { type ${className}Store } from './store.js';

const PATH = '${path}';
const ParamsSchema = z.object({ id: z.uuid() });
const IdsSchema = z.object({ ids: z.array(z.uuid()).min(1).max(500) });

/** ${commentText(table.label)}: list, read, create, change and remove. */
export function ${variable}Routes(store: ${className}Store): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get(PATH, (request) => store.list(${className}QuerySchema.parse(request.query)));
    app.get(\`\${PATH}/:id\`, async (request) => {
      const record = await store.read(ParamsSchema.parse(request.params).id);
      if (!record) throw new HttpError(404, 'There is no such record');
      return record;
    });
    app.post(PATH, async (request, reply) => {
      const id = await store.create(check${className}(request.body), actorOf(request));
      return reply.code(201).send({ id });
    });
    app.put(\`\${PATH}/:id\`, async (request, reply) => {
      const { id } = ParamsSchema.parse(request.params);
      if (await store.update(id, check${className}(request.body), actorOf(request))) return reply.code(204).send();
      ${refusal}
    });
    app.delete(\`\${PATH}/:id\`, async (request, reply) => {
      const { id } = ParamsSchema.parse(request.params);
      if ((await store.remove([id])) > 0) return reply.code(204).send();
      ${refusal}
    });
    app.post(\`\${PATH}/removals\`, async (request) => ({ removed: await store.remove(IdsSchema.parse(request.body).ids) }));
    done();
  };
}
`;
}
