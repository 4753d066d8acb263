import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { CHOICES, NO_ROWS, OWN } from './reasons.js';
import {
  both,
  counts,
  every,
  hides,
  HIDDEN_ROWS,
  open,
  refuses,
  spares,
  type Place,
  type ScopeCase,
} from './scopeCases.js';
import { freshName } from '../support/ScopeTargets.js';
import { type TestApp } from '../support/startTestApp.js';
import { type ScopeContext } from './ScopeContext.js';

/** What a caller of limited scope may do with settings, data interfaces, tasks and messages. */
export function settingsCases(context: ScopeContext): Record<string, ScopeCase> {
  return {
    ...every(['list', 'create', 'update', 'read', 'remove', 'updateState'], 'system.area', NO_ROWS),
    ...every(
      ['list', 'create', 'update', 'read', 'changes', 'remove', 'updateState', 'examples', 'nextNumber', 'export'],
      'system.billRule',
      NO_ROWS,
    ),
    ...every(['list', 'create', 'update', 'read', 'remove'], 'system.dictionaryType', NO_ROWS),
    ...every(['list', 'create', 'update', 'read', 'remove', 'updateState', 'export'], 'system.dictionaryData', NO_ROWS),
    ...every(
      ['list', 'create', 'update', 'read', 'changes', 'remove', 'updateState', 'selector', 'move'],
      'system.menu',
      NO_ROWS,
    ),
    ...every(['selector', 'namesByIds'], 'system.area', CHOICES),
    ...every(['selector', 'all', 'dataSelector'], 'system.dictionaryData', CHOICES),
    'system.billRule.selector': open(CHOICES),
    'system.dictionaryType.selector': open(CHOICES),
    ...interfaceCases(context),
    ...taskCases(context),
    'system.task.cleanUpCount': {
      check: async (_app, caller) => {
        const count = (target: string) => caller.system.task.cleanUpCount({ target, query: { days: 90 } });
        // what others did, asked and were sent, and the records of everybody
        for (const target of ['logs', 'interfaceCalls', 'deliveries', 'bins'])
          await expect(count(target), target).rejects.toMatchObject({ code: 403 });
        expect((await count('runs')).rows).toBeGreaterThanOrEqual(0);
      },
    },
    ...messageCases(context),
  };
}

/** A task is no way around rights: neither to make one, nor to run or change one of others. */
function taskCases(context: ScopeContext): Record<string, ScopeCase> {
  const page = 'system_task';
  const buttons = ['add', 'edit', 'remove'].map((name) => `${page}__btn_${name}`);
  const planner = () => context.owned.stranger(['system', page], buttons);
  const body = (fields: object) => {
    const code = freshName('own');
    return { fullName: code, enCode: code, cron: '0 3 1 1 *', ...fields } as never;
  };
  const asking = async (place: Place) => {
    const { id: interfaceId, marker } = await context.owned.dataInterface(place);
    const task = body({ kind: 'interface', interfaceId });
    return { id: await context.admin.system.task.create({ body: task }), marker, interfaceId };
  };
  const planned = (call: (client: ApiClient, target: Awaited<ReturnType<typeof asking>>) => Promise<unknown>) => ({
    check: async (app: TestApp) => {
      const client = await planner();
      await refuses(asking, (_caller, target) => call(client, target)).check(app, client);
    },
  });
  return {
    ...every(['list', 'read', 'changes', 'runs', 'nextTimes'], 'system.task', NO_ROWS),
    'system.task.create': both(
      planned((client, { interfaceId }) =>
        client.system.task.create({ body: body({ kind: 'interface', interfaceId }) }),
      ),
      {
        check: async () => {
          const client = await planner();
          for (const fields of [
            { kind: 'notice', noticeTitle: 'x', noticeUserIds: ['operator'] },
            { kind: 'cleanUp', cleanUp: { target: 'logs', days: 90 } },
            { kind: 'backup' },
            { kind: 'sync', syncId: 'any' },
          ])
            await expect(client.system.task.create({ body: body(fields) })).rejects.toMatchObject({ code: 403 });
        },
      },
    ),
    'system.task.update': planned((client, { id, interfaceId }) =>
      client.system.task.update({ id, body: body({ kind: 'interface', interfaceId }) }),
    ),
    'system.task.updateState': planned((client, { id }) => client.system.task.updateState({ id })),
    'system.task.run': planned((client, { id }) => client.system.task.run({ id })),
    'system.task.remove': planned((client, { id }) => client.system.task.remove({ id })),
  };
}

function interfaceCases(context: ScopeContext): Record<string, ScopeCase> {
  const made = (place: Place) => context.owned.dataInterface(place);
  /** Whoever has the page may ask all of them: somebody without it asks. */
  const asked = (call: (stranger: ApiClient, id: string) => Promise<unknown>): ScopeCase => ({
    check: async (app) => {
      const stranger = await context.owned.stranger();
      await refuses(made, (_caller, { id }) => call(stranger, id)).check(app, stranger);
    },
  });
  return {
    ...every(
      ['create', 'update', 'read', 'changes', 'remove', 'updateState', 'export'],
      'system.dataInterface',
      NO_ROWS,
    ),
    'system.dataInterface.selector': open(CHOICES),
    // the figures say what the log shows: the calls of people who are seen
    'system.dataInterface.list': {
      check: async (app, caller) => {
        const { id, marker } = await made('own');
        await counts(
          (place) => context.owned.interfaceCall(place, id),
          async () =>
            (await caller.system.dataInterface.list({ query: { keyword: marker } })).list.find((row) => row.id === id)
              ?.calls ?? -1,
        ).check(app, caller);
      },
    },
    'system.dataInterface.statistics': {
      check: async (app, caller) => {
        const { id } = await made('own');
        await counts(
          (place) => context.owned.interfaceCall(place, id),
          async () => {
            const { list } = await caller.system.dataInterface.statistics({ id, query: { days: 7, offset: 0 } });
            return list.reduce((sum, { calls }) => sum + calls, 0);
          },
        ).check(app, caller);
      },
    },
    'system.dataInterface.log': {
      check: async (app, caller) => {
        const { id } = await made('own');
        await hides(
          (place) => context.owned.interfaceCall(place, id),
          () => caller.system.dataInterface.log({ id, query: HIDDEN_ROWS }),
        ).check(app, caller);
      },
    },
    'system.dataInterface.callable': hides(made, async () =>
      (await context.owned.stranger()).system.dataInterface.callable({ query: HIDDEN_ROWS }),
    ),
    'system.dataInterface.response': asked((stranger, id) => stranger.system.dataInterface.response({ id, query: {} })),
    'system.dataInterface.actionList': asked((stranger, id) =>
      stranger.system.dataInterface.actionList({ id, query: {} }),
    ),
    'system.dataInterface.actionInfo': asked((stranger, id) =>
      stranger.system.dataInterface.actionInfo({ id, query: { id: 'x' } }),
    ),
    'system.dataInterface.columns': asked((stranger, id) => stranger.system.dataInterface.columns({ id })),
    // SQL reads the records of all models: it has a button of its own
    'system.dataInterface.preview': {
      check: async () => {
        const page = 'dataApplication_interface';
        const designer = await context.owned.stranger(['dataApplication', page], [`${page}__btn_edit`]);
        const preview = (draft: object) =>
          designer.system.dataInterface.preview({
            id: '0',
            body: { draft: { fullName: 'x', enCode: 'x', kind: 'static', ...draft } as never, parameters: {} },
          });
        expect(await preview({ staticData: '[{"id":1}]' })).toMatchObject({ rows: 1 });
        const sql = 'select reason from mt_visitor';
        await expect(preview({ kind: 'sql', sql })).rejects.toMatchObject({ code: 403 });
      },
    },
  };
}

function messageCases(context: ScopeContext): Record<string, ScopeCase> {
  const received = (place: Place) => context.owned.received(place);
  const receipt = async (target: { id: string }) => context.owned.receiptOf(target.id);
  return {
    ...every(['list', 'create', 'update', 'read', 'remove', 'release'], 'message', NO_ROWS),
    'message.readers': both(
      {
        check: async (_app, caller) => {
          const [own, foreign] = [await context.made.person('own'), await context.made.person('foreign')];
          const { id } = await context.owned.notice(`to${own.marker}`, [own.id, foreign.id]);
          const readers = async (client: ApiClient) =>
            (await client.message.readers({ id, query: HIDDEN_ROWS })).list.map(({ account }) => account);
          expect(await readers(caller)).toEqual([own.marker]);
          expect((await readers(context.admin)).sort()).toEqual([own.marker, foreign.marker].sort());
        },
      },
      // a message to one person is no notice
      refuses(
        async (place) => {
          const { id, marker } = await context.made.person('own');
          return context.owned.notice(`p${marker}`, [id], place === 'own' ? 0 : 1);
        },
        (caller, { id }) => caller.message.readers({ id, query: {} }),
      ),
    ),
    'message.mine': hides(received, (caller) => caller.message.mine({ query: HIDDEN_ROWS })),
    'message.readInfo': refuses(received, (caller, { id }) => caller.message.readInfo({ id })),
    'message.readAll': spares(received, (caller) => caller.message.readAll(), receipt),
    'message.removeMine': spares(
      received,
      (caller, { own, foreign }) => caller.message.removeMine({ body: { ids: [own.id, foreign.id] } }),
      receipt,
    ),
    ...every(['setting', 'saveSetting'], 'message', OWN),
    ...every(['read', 'write', 'remove'], 'system.editorDraft', OWN),
    'chat.conversations': hides(
      (place) => context.owned.conversation(place),
      (caller) => caller.chat.conversations({}),
    ),
  };
}
