import { validateRecord } from '@smart-admin/form-engine/core';
import { type CodePlan } from '../CodePlan.js';
import { literal, objectLiteral } from '../literal.js';

/** A store in memory, by which the routes are tested without a database. */
export function memoryStoreFile({ table, children, flow }: CodePlan): string {
  const { className, serverFields } = table;
  const stamped = (values: Readonly<Record<string, string>>) =>
    serverFields.flatMap(({ id, field, shape }) => {
      const code = values[field.kind] ?? (shape.kind === 'time' ? 'null' : "''");
      return [`${id}: ${code}`];
    });
  const created = stamped({
    autoNumber: 'String(records.size + 1)',
    createUser: 'actor.userId',
    currOrganize: 'actor.organizeId',
    createTime: 'Date.now()',
  });
  const changed = serverFields.flatMap(({ id, field }) =>
    field.kind === 'modifyUser' ? [`${id}: actor.userId`] : field.kind === 'modifyTime' ? [`${id}: Date.now()`] : [],
  );
  const isUsed = (code: readonly string[]) => code.some((line) => line.includes('actor.'));
  const inCreate = [...created, ...(flow ? ["flowId: ''", "flowStatus: 'draft'"] : [])];
  const rows = children.map(({ field }) => `${field}: _${field}`);
  const toRow =
    children.length === 0
      ? '[...records.values()]'
      : `[...records.values()].map(({ ${rows.join(', ')}, ...row }) => row)`;
  const guard = flow ? ' || isUnderApproval(record)' : '';
  return `import { randomUUID } from 'node:crypto';
import { type ${className}Record, type ${className}Store } from './store.js';

/** Keeps records in memory, for tests: a list answers all of them. */
export function createMemoryStore(): ${className}Store {
  const records = new Map<string, ${className}Record>();
  return {
    list: () => Promise.resolve({ list: ${toRow}, total: records.size }),
    read: (id) => Promise.resolve(records.get(id)),
    create(values, ${isUsed(inCreate) ? 'actor' : '_actor'}) {
      const id = randomUUID();
      records.set(id, { ...values, id${inCreate.map((line) => `, ${line}`).join('')} });
      return Promise.resolve(id);
    },
    update(id, values${isUsed(changed) ? ', actor' : ''}) {
      const record = records.get(id);
      if (!record${guard}) return Promise.resolve(false);
      records.set(id, { ...record, ...values${changed.map((line) => `, ${line}`).join('')} });
      return Promise.resolve(true);
    },
    remove(ids) {
      const removed = ids.filter((id) => ${flow ? '!isUnderApproval(records.get(id)) && ' : ''}records.delete(id));
      return Promise.resolve(removed.length);
    },${flow ? FLOW_CALLS : ''}
  };
}
${
  flow
    ? `
function isUnderApproval(record: ${className}Record | undefined): boolean {
  return record?.flowStatus === 'submitting' || record?.flowStatus === 'running';
}
`
    : ''
}`;
}

const FLOW_CALLS = `
    claim(id) {
      const record = records.get(id);
      if (!record || isUnderApproval(record) || record.flowStatus === 'adopted') return Promise.resolve(undefined);
      const claimed = { ...record, flowStatus: 'submitting' as const };
      records.set(id, claimed);
      return Promise.resolve(claimed);
    },
    setFlow(id, flow) {
      const record = records.get(id);
      if (record) records.set(id, { ...record, ...flow });
      return Promise.resolve();
    },
    setFlowStatus(flowId, flowStatus) {
      const record = [...records.values()].find((each) => each.flowId === flowId);
      if (record) records.set(record.id, { ...record, flowStatus });
      return Promise.resolve(record !== undefined);
    },`;

/** `rules.test.ts`: what is checked before something is saved. */
export function rulesTestFile({ table, form, example, kind }: CodePlan): string {
  const { className } = table;
  const device = kind === 'app' ? 'app' : 'pc';
  const [missing] = validateRecord(form, {}, { locale: 'en', device }).errors;
  const tests = [
    `it('refuses what is no record', () => {
  expect(() => check${className}('text')).toThrow();
  expect(() => check${className}(null)).toThrow();
});`,
    ...(missing
      ? [
          `it('refuses a record without what has to be filled in, and says where it is missing', () => {
  expect(() => check${className}({})).toThrow(HttpError);
  expect(errorsOf({})).toHaveProperty(${literal(missing.path)});
});`,
        ]
      : []),
    ...(example
      ? [
          `it('takes a record that keeps all rules, and leaves out what the form does not have', () => {
  const record = check${className}({ ...EXAMPLE, unheardOf: 1 });
  expect(record).not.toHaveProperty('unheardOf');
  expect(check${className}(record)).toEqual(record);
});`,
        ]
      : []),
  ];
  return `import { expect, it } from 'vitest';
${missing ? "import { HttpError } from '../../errors.js';\n" : ''}import { check${className} } from './rules.js';
${example ? `\nconst EXAMPLE = ${exampleCode(example)};\n` : ''}
${tests.join('\n\n')}
${
  missing
    ? `
/** What is wrong with which field. */
function errorsOf(body: unknown): Readonly<Record<string, string>> {
  try {
    check${className}(body);
  } catch (error) {
    if (error instanceof HttpError) return error.fieldErrors;
    throw error;
  }
  return {};
}
`
    : ''
}`;
}

/** `routes.test.ts`: the calls, over a store in memory. */
export function routesTestFile({ table, example, area, module }: CodePlan): string {
  const { variable } = table;
  const path = `/api/${area}/${module}`;
  const life = example
    ? `
it('creates, lists, reads, changes and removes a record', async () => {
  const app = createApp({ routes: [${variable}Routes(createMemoryStore())] });
  const created = await app.inject({ method: 'POST', url: PATH, payload: EXAMPLE });
  expect(created.statusCode).toBe(201);
  const { id } = created.json<{ id: string }>();
  expect((await app.inject({ url: PATH })).json()).toMatchObject({ list: [{ id }], total: 1 });
  const read = await app.inject({ url: \`\${PATH}/\${id}\` });
  expect(read.json()).toMatchObject({ id });
  const changed = await app.inject({ method: 'PUT', url: \`\${PATH}/\${id}\`, payload: EXAMPLE });
  expect(changed.statusCode).toBe(204);
  expect((await app.inject({ method: 'DELETE', url: \`\${PATH}/\${id}\` })).statusCode).toBe(204);
  expect((await app.inject({ url: \`\${PATH}/\${id}\` })).statusCode).toBe(404);
});
`
    : '';
  return `import { expect, it } from 'vitest';
import { createApp } from '../../app.js';
import { createMemoryStore } from './memoryStore.js';
import { ${variable}Routes } from './routes.js';

const PATH = '${path}';
${example ? `const EXAMPLE = ${exampleCode(example)};\n` : ''}${life}
it('says that a record is not there', async () => {
  const app = createApp({ routes: [${variable}Routes(createMemoryStore())] });
  const url = \`\${PATH}/00000000-0000-4000-8000-000000000000\`;
  expect((await app.inject({ url })).statusCode).toBe(404);
  expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(404);
});

it('refuses ids and pages that are none', async () => {
  const app = createApp({ routes: [${variable}Routes(createMemoryStore())] });
  expect((await app.inject({ url: \`\${PATH}/1\` })).statusCode).toBe(400);
  expect((await app.inject({ url: \`\${PATH}?page=0\` })).statusCode).toBe(400);
});
`;
}

function exampleCode(example: Readonly<Record<string, unknown>>): string {
  return objectLiteral(Object.entries(example).map(([key, value]) => [key, literal(value)] as const));
}
