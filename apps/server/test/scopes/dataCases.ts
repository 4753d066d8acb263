import { expect } from 'vitest';
import { sql } from 'kysely';
import { CHOICES, GROUND, NO_ROWS } from './reasons.js';
import { freshName } from '../support/ScopeTargets.js';
import { every, open, type ScopeCase } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** What a caller of limited scope sees of data sources, their tables, and maps: of the platform's own database no rows at all. */
export function dataCases(context: ScopeContext): Record<string, ScopeCase> {
  const OWN = 'default';
  const table = 'mt_visitor';
  return {
    ...every(
      ['list', 'create', 'update', 'read', 'changes', 'remove', 'updateState', 'test'],
      'system.dataSource',
      NO_ROWS,
    ),
    ...every(['service', 'places', 'geocode', 'describe', 'route', 'areas', 'picture'], 'extend.map', GROUND),
    'system.dataSource.selector': open(CHOICES),
    ...every(['sources', 'preview', 'create', 'update', 'remove'], 'system.dataModel', NO_ROWS),
    // how many records there are is no less than their rows
    'system.dataModel.tables': {
      check: async (_app, caller) => {
        await sql`analyze ${sql.table(table)}`.execute(context.app.db);
        const rowsFor = async (client: typeof caller) =>
          (await client.system.dataModel.tables({ sourceId: OWN, query: {} })).list.find(({ name }) => name === table)
            ?.rows;
        expect(await rowsFor(caller)).toBeNull();
        expect(await rowsFor(context.admin)).toBeGreaterThan(0);
      },
    },
    'system.dataModel.table': {
      check: async (_app, caller) => {
        expect(await caller.system.dataModel.table({ sourceId: OWN, table })).toMatchObject({
          rows: null,
          canShowRows: false,
        });
      },
    },
    'system.dataModel.rows': {
      check: async (_app, caller) => {
        const rows = (client: typeof caller) => client.system.dataModel.rows({ sourceId: OWN, table, body: {} });
        await expect(rows(caller)).rejects.toMatchObject({ code: 403 });
        expect((await rows(context.admin)).list.length).toBeGreaterThan(0);
      },
    },
    ...every(
      ['list', 'update', 'read', 'changes', 'remove', 'updateState', 'runs', 'cancel'],
      'system.dataSync',
      NO_ROWS,
    ),
    // what is copied from the platform's own database is rows of everybody
    ...Object.fromEntries(
      (['create', 'check', 'execute'] as const).map((call) => [
        `system.dataSync.${call}`,
        {
          check: async (_app: unknown, caller: ScopeContext['admin']) => {
            const { admin } = context;
            const code = freshName('own');
            const { list: sources } = await admin.system.dataSource.list({ query: { keyword: 'scopeTarget' } });
            const targetId =
              sources[0]?.id ??
              (await admin.system.dataSource.create({
                body: {
                  fullName: 'scopeTarget',
                  enCode: 'scopeTarget',
                  kind: 'postgresql',
                  host: 'example.com',
                  port: 5432,
                  database: 'x',
                },
              }));
            const tables = [{ sourceTable: table, targetTable: 'copy', way: 'append' as const }];
            const body = { fullName: code, enCode: code, sourceId: OWN, targetId, tables };
            const asked = {
              create: () => caller.system.dataSync.create({ body }),
              check: () => caller.system.dataSync.check({ body }),
              execute: async () => caller.system.dataSync.execute({ id: await admin.system.dataSync.create({ body }) }),
            };
            await expect(asked[call]()).rejects.toMatchObject({ code: 403 });
          },
        },
      ]),
    ),
    ...every(
      ['list', 'create', 'update', 'read', 'changes', 'remove', 'updateState', 'export'],
      'system.dataMap',
      NO_ROWS,
    ),
    'system.dataMap.selector': open(CHOICES),
    // a map belongs to nobody; one that is disabled is nobody's either
    'system.dataMap.shape': {
      check: async () => {
        const stranger = await context.owned.stranger();
        const { id } = (await context.admin.system.dataMap.list({ query: {} })).list[0] ?? { id: '' };
        const { enCode: code } = await context.admin.system.dataMap.read({ id });
        expect(await stranger.system.dataMap.shape({ code })).toMatchObject({ enCode: code });
        await context.admin.system.dataMap.updateState({ id });
        await expect(stranger.system.dataMap.shape({ code })).rejects.toMatchObject({ code: 404 });
        await context.admin.system.dataMap.updateState({ id });
      },
    },
  };
}
