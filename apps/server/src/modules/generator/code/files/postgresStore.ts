import { type CodePlan, type PlannedField, type PlannedSearch, type PlannedTable } from '../CodePlan.js';
import { literal } from '../literal.js';

/** `postgresStore.ts`: the SQL behind the store. */
export function postgresStoreFile(plan: CodePlan): string {
  const { table, children, searches, flow, list, columns } = plan;
  const { className, name } = table;
  const known = new Map([...table.fields, ...table.serverFields].map((planned) => [planned.id, planned]));
  const sorted = columns.flatMap(({ id, sortable }) => {
    const planned = known.get(id);
    return sortable && planned ? [planned] : [];
  });
  const keyword = table.fields.filter(({ field, shape }) => shape.kind === 'text' && SEARCHED.has(field.kind));
  const usual = list.defaultSort && known.get(list.defaultSort.id);
  const usualOrder = usual
    ? `.orderBy(${literal(usual.column)}, ${literal(list.defaultSort?.desc ? 'desc' : 'asc')})`
    : '';
  const order =
    sorted.length > 0
      ? `const ordered = query.sort ? found.orderBy(SORTS[query.sort], query.order) : found${usualOrder};`
      : `const ordered = found${usualOrder};`;
  const code = [
    `/** Keeps records in PostgreSQL${children.length > 0 ? '; a record and its rows are saved together or not at all' : ''}. */
export function create${className}Store(db: Kysely<Database>): ${className}Store {
  return {
    async list(query) {
      const all = db.selectFrom(${literal(name)});
      const found = conditionsOf(query).reduce((rows, condition) => rows.where(condition), all);
      ${order}
      const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
      const rows = await ordered
        .selectAll()
        .orderBy('created_at', query.order)
        .orderBy('id')
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize)
        .execute();
      return { list: rows.map(fromRow), total: Number(total) };
    },
    ${readCode(plan)},
    ${createCode(plan)},
    ${updateCode(plan)},
    async remove(ids) {
      const { numDeletedRows } = await db
        .deleteFrom(${literal(name)})
        .where('id', 'in', ids)${flow ? `\n        .where('flow_status', 'not in', UNDER_APPROVAL)` : ''}
        .executeTakeFirst();
      return Number(numDeletedRows);
    },${flow ? flowCode(plan) : ''}
  };
}`,
    flow
      ? `/** States in which nobody changes a record. */\nconst UNDER_APPROVAL: readonly string[] = ['submitting', 'running'];`
      : '',
    sorted.length > 0
      ? `/** Columns that a list can be ordered by. */\nconst SORTS = { ${sorted.map(({ id, column }) => `${id}: ${literal(column)}`).join(', ')} } as const;`
      : '',
    conditionsCode(plan, searches, keyword),
    fromRowCode(plan),
    toColumnsCode(table),
    ...children.flatMap((child) => childCode(table, child)),
  ].filter((part) => part !== '');
  const body = code.join('\n\n');
  return `${importsOf(body, plan)}\n\n${body}\n`;
}

/** Kinds whose texts people look for. */
const SEARCHED = new Set(['text', 'textarea', 'plate', 'autoNumber']);

function importsOf(body: string, { table, children }: CodePlan): string {
  const uses = (word: string) => new RegExp(`\\b${word}\\b`).test(body);
  const tables = [table, ...children].map(({ className }) => `type ${className}Table`).toSorted();
  const schemas = [...[table, ...children].map(({ className }) => className), `${table.className}Query`].toSorted();
  const query = ['contains', 'toNumber'].filter(uses);
  const kysely = ['type Kysely', 'type RawBuilder', 'type Selectable', 'sql', 'type Transaction'].filter((name) =>
    uses(name.replace('type ', '')),
  );
  return [
    `import { ${kysely.join(', ')} } from 'kysely';`,
    `import { type Database } from '../../database.js';`,
    ...(query.length > 0 ? [`import { ${query.join(', ')} } from '../../query.js';`] : []),
    `import { ${schemas.map((name) => `type ${name}`).join(', ')} } from './schema.js';`,
    `import { ${(body.includes('FlowStatus') ? ['type FlowStatus'] : []).concat(`type ${table.className}Row`, `type ${table.className}Store`).join(', ')} } from './store.js';`,
    `import { ${tables.join(', ')} } from './tables.js';`,
  ].join('\n');
}

function readCode({ table, children }: CodePlan): string {
  const rows = children.map(
    (child) =>
      `const ${child.variable}Rows = await db
        .selectFrom(${literal(child.name)})
        .selectAll()
        .where(${literal(`${table.name}_id`)}, '=', id)
        .orderBy('position')
        .execute();`,
  );
  const parts = children.map((child) => `${child.field}: ${child.variable}Rows.map(from${child.className}Row)`);
  return `async read(id) {
      const row = await db.selectFrom(${literal(table.name)}).selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      ${rows.join('\n      ')}
      return ${children.length > 0 ? `{ ...fromRow(row), ${parts.join(', ')} }` : 'fromRow(row)'};
    }`;
}

/** What the server fills in when a record is made, or changed. */
function stamps({ serverFields }: PlannedTable, values: Readonly<Record<string, string>>): string {
  return serverFields
    .flatMap(({ field, column }) => (values[field.kind] === undefined ? [] : [`${column}: ${values[field.kind]},`]))
    .join(' ');
}

function createCode({ table, children }: CodePlan): string {
  const own = stamps(table, {
    createUser: 'actor.userId',
    currOrganize: 'actor.organizeId',
    createTime: 'new Date()',
  });
  const actor = own.includes('actor') ? 'actor' : '_actor';
  const values = own === '' ? 'toColumns(values)' : `{ ...toColumns(values), ${own} }`;
  const insert = (executor: string) => `${executor}
          .insertInto(${literal(table.name)})
          .values(${values})
          .returning('id')
          .executeTakeFirstOrThrow()`;
  if (children.length === 0)
    return `async create(values, ${actor}) {
      const { id } = await ${insert('db')};
      return id;
    }`;
  return `create: (values, ${actor}) =>
      db.transaction().execute(async (trx) => {
        const { id } = await ${insert('trx')};
        ${children.map((child) => `await insert${child.className}Rows(trx, id, values.${child.field});`).join('\n        ')}
        return id;
      })`;
}

function updateCode({ table, children, flow }: CodePlan): string {
  const own = stamps(table, { modifyUser: 'actor.userId', modifyTime: 'new Date()' });
  const actor = own.includes('actor') ? 'actor' : '_actor';
  const update = (executor: string) => `${executor}
          .updateTable(${literal(table.name)})
          .set({ ...toColumns(values), ${own} updated_at: new Date() })
          .where('id', '=', id)${flow ? `\n          .where('flow_status', 'not in', UNDER_APPROVAL)` : ''}
          .executeTakeFirst()`;
  if (children.length === 0)
    return `async update(id, values, ${actor}) {
      const { numUpdatedRows } = await ${update('db')};
      return numUpdatedRows > 0n;
    }`;
  const rows = children.map(
    (child) => `await trx.deleteFrom(${literal(child.name)}).where(${literal(`${table.name}_id`)}, '=', id).execute();
        await insert${child.className}Rows(trx, id, values.${child.field});`,
  );
  return `update: (id, values, ${actor}) =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await ${update('trx')};
        if (numUpdatedRows === 0n) return false;
        ${rows.join('\n        ')}
        return true;
      })`;
}

function flowCode({ table }: CodePlan): string {
  const name = literal(table.name);
  return `
    async claim(id) {
      const { numUpdatedRows } = await db
        .updateTable(${name})
        .set({ flow_status: 'submitting' satisfies FlowStatus })
        .where('id', '=', id)
        .where('flow_status', 'not in', [...UNDER_APPROVAL, 'adopted'])
        .executeTakeFirst();
      return numUpdatedRows > 0n ? this.read(id) : undefined;
    },
    async setFlow(id, { flowId, flowStatus }) {
      await db.updateTable(${name}).set({ flow_id: flowId, flow_status: flowStatus }).where('id', '=', id).execute();
    },
    async setFlowStatus(flowId, status) {
      const { numUpdatedRows } = await db
        .updateTable(${name})
        .set({ flow_status: status })
        .where('flow_id', '=', flowId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },`;
}

function conditionsCode(
  { table }: CodePlan,
  searches: readonly PlannedSearch[],
  keyword: readonly PlannedField[],
): string {
  const found = keyword.map(({ column }) => `"${column}" ilike \${pattern}`).join(' or ');
  const lines = [
    ...(found === ''
      ? []
      : [
          `if (query.keyword !== '') {
    const pattern = contains(query.keyword);
    conditions.push(sql\`(${found})\`);
  }`,
        ]),
    ...searches.map(searchCode),
  ];
  const given = lines.length === 0 ? '_query' : 'query';
  return `/** What a list asks for, all of which must hold. */
function conditionsOf(${given}: ${table.className}Query): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  ${lines.join('\n  ')}
  return conditions;
}`;
}

function searchCode({ planned: { id, column, shape, field }, operator }: PlannedSearch): string {
  const when = (value: string, condition: string) =>
    `if (${value} !== undefined) conditions.push(sql\`${condition}\`);`;
  const ref = `"${column}"`;
  const value = `query.${id}`;
  if (operator === 'between') {
    const [from, to] = [`query[${literal(`${id}.from`)}]`, `query[${literal(`${id}.to`)}]`];
    const isPoint = shape.kind === 'time' || (field.kind === 'date' && field.dateType === 'datetime');
    // a day means all of it
    const until = isPoint ? `${ref} < \${${to}}::date + 1` : `${ref} <= \${${to}}`;
    return [when(from, `${ref} >= \${${from}}`), when(to, until)].join('\n  ');
  }
  if (operator === 'includes') return when(value, `${ref} @> \${JSON.stringify(${value})}::jsonb`);
  if (operator === 'contains') return when(value, `${ref} ilike \${contains(${value})}`);
  return when(value, `${ref} = \${${value}}`);
}

function fromRowCode({ table, flow }: CodePlan): string {
  const { className } = table;
  const values = [...table.fields, ...table.serverFields].map(
    ({ id, column, shape }) => `${id}: ${shape.read(`row.${column}`)}`,
  );
  const all = [
    'id: row.id',
    ...values,
    ...(flow ? ['flowId: row.flow_id', 'flowStatus: row.flow_status as FlowStatus'] : []),
  ];
  return `function fromRow(row: Selectable<${className}Table>): ${className}Row {
  return {
    ${all.join(',\n    ')},
  };
}`;
}

function toColumnsCode(table: PlannedTable): string {
  return `function toColumns(values: ${table.className}) {
  return {
    ${table.fields.map(({ id, column, shape }) => `${column}: ${shape.write(`values.${id}`)}`).join(',\n    ')},
  };
}`;
}

function childCode(table: PlannedTable, child: PlannedTable): string[] {
  const { className } = child;
  const parent = `${table.name}_id`;
  return [
    `function from${className}Row(row: Selectable<${className}Table>): ${className} {
  return {
    ${child.fields.map(({ id, column, shape }) => `${id}: ${shape.read(`row.${column}`)}`).join(',\n    ')},
  };
}`,
    `/** Writes the rows of a record in their order, some hundred with each statement. */
async function insert${className}Rows(trx: Transaction<Database>, id: string, rows: readonly ${className}[]): Promise<void> {
  const columns = rows.map((row, position) => ({
    ${parent}: id,
    position,
    ${child.fields.map(({ id, column, shape }) => `${column}: ${shape.write(`row.${id}`)}`).join(',\n    ')},
  }));
  for (let start = 0; start < columns.length; start += 500)
    await trx
      .insertInto(${literal(child.name)})
      .values(columns.slice(start, start + 500))
      .execute();
}`,
  ];
}
