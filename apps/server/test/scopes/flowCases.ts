import { expect } from 'vitest';
import { type FlowTargets } from '../support/FlowTargets.js';
import { workOff } from '../support/takeJobs.js';
import { NO_ROWS } from './reasons.js';
import { both, counts, every, hides, HIDDEN_ROWS, refuses, spares, type Place, type ScopeCase } from './scopeCases.js';

/** What a caller of limited scope may do with flows: those they have a part in, and those of the rows they watch over. */
export function flowCases(made: FlowTargets): Record<string, ScopeCase> {
  const { launched, asked, watched, circulated, entrusted } = made;
  const all = { query: HIDDEN_ROWS };
  const dueToday = async (place: Place) => {
    const target = await asked(place);
    const { db } = made.context.app;
    await db.updateTable('flowTask').set({ dueTime: new Date() }).where('taskId', '=', target.taskId).execute();
    return target;
  };
  return {
    ...every(
      [
        ...['read', 'form', 'create', 'update', 'remove', 'copy', 'updateState', 'release', 'problems', 'version'],
        // what files of flows name is within the caller's rights: flowFiles.test.ts
        ...['export', 'importPreview', 'import'],
      ],
      'workflow.flow',
      NO_ROWS,
    ),
    'workflow.flow.list': counts(watched, async (caller) => {
      const { flowId } = await made.flow();
      const { list } = await caller.workflow.flow.list({ query: { keyword: 'scopes.flow' } });
      return list.find(({ id }) => id === flowId)?.running ?? -1;
    }),
    'workflow.flow.versions': counts(watched, async (caller) => {
      const { flowId } = await made.flow();
      const { list } = await caller.workflow.flow.versions({ id: flowId, query: {} });
      return list.reduce((sum, { running }) => sum + running, 0);
    }),
    'workflow.flow.dryRun': refuses(
      async (place) => {
        await made.flow();
        return made.context.made.person(place);
      },
      async (caller, { id: launcherId }) => {
        const { flowId } = await made.flow();
        const { document } = await caller.workflow.flow.read({ id: flowId });
        return caller.workflow.flow.dryRun({ id: flowId, body: { document, launcherId, values: {} } });
      },
    ),
    'workflow.flow.people': refuses(
      async (place) => {
        await made.flow();
        return made.context.made.person(place);
      },
      async (caller, { id: launcherId }) => {
        const { flowId } = await made.flow();
        const { document } = await caller.workflow.flow.read({ id: flowId });
        return caller.workflow.flow.people({ id: flowId, body: { document, nodeId: 'a', launcherId } });
      },
    ),
    'workflow.flow.replay': hides(watched, async (caller) => {
      const { flowId } = await made.flow();
      const { document } = await caller.workflow.flow.read({ id: flowId });
      return caller.workflow.flow.replay({ id: flowId, body: { document } });
    }),
    'workflow.migration.preview': hides(made.watched, async (caller) => {
      const { flowId: id } = await made.flow();
      return caller.workflow.migration.preview({ id, body: { from: 2, to: 1, mapping: { a: 'nowhere' } } });
    }),
    'workflow.migration.start': spares(
      made.watched,
      async (caller) => {
        const { flowId: id } = await made.flow();
        await caller.workflow.migration.start({ id, body: { from: 2, to: 1, mapping: {} } });
        await workOff(made.context.app, 'flow.migrate');
      },
      ({ id }) => made.context.app.db.selectFrom('flowInstance').selectAll().where('id', '=', id).execute(),
    ),
    'workflow.migration.list': {
      check: async (_app, caller) => {
        for (const place of ['own', 'foreign'] as const) {
          const { id, flowId } = await made.migrated(place);
          const { list } = await caller.workflow.migration.list({ id: flowId, query: {} });
          expect(list.map((migration) => migration.id)).toEqual(place === 'own' ? [id] : []);
        }
      },
    },
    'workflow.migration.read': refuses(made.migrated, (caller, { id: migrationId, flowId: id }) =>
      caller.workflow.migration.read({ id, migrationId }),
    ),
    'workflow.migration.flows': refuses(made.migrated, (caller, { id: migrationId, flowId: id }) =>
      caller.workflow.migration.flows({ id, migrationId, query: {} }),
    ),
    'workflow.migration.undo': refuses(made.migrated, (caller, { id: migrationId, flowId: id }) =>
      caller.workflow.migration.undo({ id, migrationId }),
    ),
    // who may launch what is told by workflowPeople.test.ts
    ...every(['list', 'form', 'forecast'], 'workflow.launchable', NO_ROWS),

    'workflow.instance.launch': {
      check: async (_app, caller) => {
        const { flowId } = await made.flow();
        const id = await caller.workflow.instance.launch({
          body: { flowId, values: { reason: '自己的', person: 'developer' } },
        });
        expect((await caller.workflow.instance.read({ id })).launcher.id).toBe('operator');
      },
    },
    'workflow.launchDraft.list': hides(made.draft, (caller) => caller.workflow.launchDraft.list(all)),
    'workflow.launchDraft.read': refuses(made.draft, (caller, { id }) => caller.workflow.launchDraft.read({ id })),
    'workflow.launchDraft.create': {
      check: async (_app, caller) => {
        const { flowId } = await made.flow();
        const id = await caller.workflow.launchDraft.create({ body: { flowId, values: {} } });
        expect((await caller.workflow.launchDraft.list(all)).list.map((draft) => draft.id)).toContain(id);
      },
    },
    'workflow.launchDraft.update': refuses(made.draft, (caller, { id, flowId }) =>
      caller.workflow.launchDraft.update({ id, body: { flowId, values: {} } }),
    ),
    'workflow.launchDraft.remove': refuses(made.draft, (caller, { id }) => caller.workflow.launchDraft.remove({ id })),

    'workflow.instance.read': both(
      ...[launched, asked, watched, circulated].map((make) =>
        refuses(make, (caller, { id }) => caller.workflow.instance.read({ id })),
      ),
    ),
    'workflow.instance.act': both(
      refuses(launched, (caller, { id }) => caller.workflow.instance.act({ id, body: { kind: 'revoke' } })),
      refuses(asked, (caller, { id, taskId }) =>
        caller.workflow.instance.act({ id, body: { kind: 'approve', taskId } }),
      ),
      refuses(watched, (caller, { id }) => caller.workflow.instance.act({ id, body: { kind: 'cancel' } })),
      refuses(circulated, (caller, { id }) =>
        caller.workflow.instance.act({ id, body: { kind: 'comment', comment: '看过了' } }),
      ),
    ),
    'workflow.instance.remove': refuses(
      async (place) => {
        const target = await watched(place);
        await made.context.admin.workflow.instance.act({ id: target.id, body: { kind: 'cancel' } });
        return target;
      },
      (caller, { id }) => caller.workflow.instance.remove({ id }),
    ),
    'workflow.instance.print': refuses(watched, (caller, { id }) => caller.workflow.instance.print({ id })),
    'workflow.instance.printSheet': refuses(watched, (caller, { id }) =>
      caller.workflow.instance.printSheet({ id, body: {} }),
    ),

    'workflow.flowList.launched': hides(launched, (caller) => caller.workflow.flowList.launched(all)),
    'workflow.flowList.toDo': hides(asked, (caller) => caller.workflow.flowList.toDo(all)),
    'workflow.flowList.counts': both(
      counts(asked, async (caller) => (await caller.workflow.flowList.counts()).toDo),
      counts(circulated, async (caller) => (await caller.workflow.flowList.counts()).circulated),
    ),
    'workflow.flowList.calendar': hides(dueToday, (caller) => caller.workflow.flowList.calendar()),
    'workflow.flowList.approveMany': {
      check: async (_app, caller) => {
        const [own, foreign] = [await asked('own'), await asked('foreign')];
        const ids = [own, foreign].map(({ id, taskId }) => `${id}-${taskId}`);
        const { approved, refused } = await caller.workflow.flowList.approveMany({ body: { ids } });
        expect(approved).toEqual([ids[0]]);
        expect(JSON.stringify(refused)).not.toContain(foreign.marker);
        expect(await made.context.admin.workflow.instance.read({ id: foreign.id })).toMatchObject({ status: 1 });
      },
    },
    'workflow.flowList.done': hides(
      async (place) => {
        const target = await asked(place);
        const by = place === 'own' ? 'operator' : target.approverId;
        await made.context.app.db
          .updateTable('flowTask')
          .set({ state: 'approved', closedTime: new Date(), decidedBy: by })
          .where('instanceId', '=', target.id)
          .execute();
        return target;
      },
      (caller) => caller.workflow.flowList.done(all),
    ),
    'workflow.flowList.circulated': hides(circulated, (caller) => caller.workflow.flowList.circulated(all)),
    'workflow.flowList.read': spares(
      circulated,
      (caller, { own, foreign }) => caller.workflow.flowList.read({ body: { ids: [own.id, foreign.id] } }),
      ({ id }) =>
        made.context.app.db.selectFrom('flowCirculation').select('readTime').where('instanceId', '=', id).execute(),
    ),
    'workflow.flowList.monitored': hides(watched, (caller) => caller.workflow.flowList.monitored(all)),
    'workflow.flowList.handOver': spares(
      watched,
      async (caller, { own, foreign }) => {
        for (const { approverId: from } of [own, foreign])
          await caller.workflow.flowList.handOver({ body: { from, to: 'operator' } });
      },
      ({ id }) => made.context.app.db.selectFrom('flowTask').selectAll().where('instanceId', '=', id).execute(),
    ),

    'workflow.analysis.figures': counts(
      watched,
      async (caller) => (await caller.workflow.analysis.figures(lately())).launched,
    ),
    'workflow.analysis.nodes': counts(watched, async (caller) =>
      waitingIn(await caller.workflow.analysis.nodes(lately())),
    ),
    'workflow.analysis.flows': counts(watched, async (caller) =>
      waitingIn(await caller.workflow.analysis.flows(lately())),
    ),
    'workflow.analysis.organizes': counts(watched, async (caller) =>
      waitingIn(await caller.workflow.analysis.organizes(lately())),
    ),
    'workflow.analysis.waiting': hides(
      async (place) => {
        const target = await watched(place);
        // nothing waits longer
        await made.context.app.db
          .updateTable('flowTask')
          .set({ openedTime: new Date('2020-01-01') })
          .where('instanceId', '=', target.id)
          .execute();
        return target;
      },
      (caller) => caller.workflow.analysis.waiting({ query: {} }),
    ),

    'workflow.entrust.list': hides(entrusted, (caller) => caller.workflow.entrust.list(all)),
    'workflow.entrust.read': refuses(entrusted, (caller, { id }) => caller.workflow.entrust.read({ id })),
    'workflow.entrust.create': {
      check: async (_app, caller) => {
        const body = { toUserId: 'developer', startTime: Date.now(), endTime: Date.now() + 60_000 };
        const id = await caller.workflow.entrust.create({ body });
        expect(await caller.workflow.entrust.read({ id })).toMatchObject({ userId: 'operator' });
      },
    },
    'workflow.entrust.update': refuses(entrusted, (caller, { id }) =>
      caller.workflow.entrust.update({ id, body: { revision: 1, description: '改一改' } }),
    ),
    'workflow.entrust.remove': refuses(entrusted, (caller, { id }) => caller.workflow.entrust.remove({ id })),
  };
}

/** The last hour. */
const lately = () => ({ query: { from: Date.now() - 3_600_000, to: Date.now() + 60_000 } });

/** Tasks that wait, over all groups. */
const waitingIn = ({ list }: { list: readonly { waiting: number }[] }) =>
  list.reduce((sum, { waiting }) => sum + waiting, 0);
