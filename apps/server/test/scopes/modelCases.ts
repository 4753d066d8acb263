import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { application } from '../support/visitorApplication.js';
import { filledCounts } from './countCases.js';
import { generatorCases } from './generatorCases.js';
import { NO_ROWS } from './reasons.js';
import {
  counts,
  every,
  fingerprint,
  hides,
  HIDDEN_ROWS,
  open,
  refuses,
  textOf,
  type Place,
  type ScopeCase,
  type Target,
} from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** The calls of models and their records: of applications of visitors. */
export function modelCases(context: ScopeContext): Record<string, ScopeCase> {
  const record = (place: Place) => context.made.record(place);
  const recycled = (target: Target) => context.made.recycled(target);
  const onRecord = (call: (caller: ApiClient, place: { id: string; recordId: string }) => Promise<unknown>) =>
    refuses(record, (caller, { id }) => call(caller, { id: 'visitor', recordId: id }));
  /** Calls that answer for each record what became of it. */
  const onMany = (
    call: (caller: ApiClient, recordId: string) => Promise<{ changed: unknown[]; refused: { reason: string }[] }>,
  ): ScopeCase => ({
    check: async (app, caller) => {
      const foreign = await record('foreign');
      const before = await fingerprint(app);
      const refused = await call(caller, foreign.id);
      expect(refused).toMatchObject({ changed: [], refused: [{ id: foreign.id }] });
      expect(await fingerprint(app)).toEqual(before);
      expect(await call(caller, (await record('own')).id)).toMatchObject({ changed: [{}], refused: [] });
    },
  });
  const onRecycled = (call: (caller: ApiClient, place: { id: string; body: { ids: string[] } }) => Promise<unknown>) =>
    refuses(
      async (place) => recycled(await record(place)),
      (caller, { id }) => call(caller, { id: 'visitor', body: { ids: [id] } }),
    );
  return {
    ...every(
      [
        'list',
        'create',
        'update',
        'read',
        'remove',
        'copy',
        'selector',
        'release',
        'releasePlan',
        'relatedForms',
        'versions',
        'version',
        'restoreVersion',
        'formDataFields',
        'existingTables',
        'existingTable',
        'adoptTable',
        'export',
        'importPreview',
        'import',
      ],
      'visualdev.models',
      NO_ROWS,
    ),
    ...every(['list', 'read', 'update', 'released', 'releasePlan', 'release'], 'visualdev.appDesigns', NO_ROWS),
    'visualdev.models.fieldUses': filledCounts(context),
    'visualdev.models.fieldDataSelect': hides(record, (caller) =>
      caller.visualdev.models.fieldDataSelect({ id: 'visitor', query: { pageSize: 10_000, relationField: 'billNo' } }),
    ),
    'visualdev.models.readSheet': refuses(
      (place) => context.owned.importFile(place),
      (caller, { id: file }) => caller.visualdev.models.readSheet({ body: { file } }),
    ),
    ...generatorCases(context),
    'visualdev.records.config': open(NO_ROWS),
    'visualdev.records.template': {
      check: async (app, caller) => {
        const foreign = await context.made.position('foreign');
        const own = await context.made.position('own');
        // the example names the first one
        await app.db.updateTable('position').set({ sortCode: -2 }).where('id', '=', foreign.id).execute();
        await app.db.updateTable('position').set({ sortCode: -1 }).where('id', '=', own.id).execute();
        const file = await caller.visualdev.records.template({ id: context.trial.modelId });
        const text = await textOf(file);
        expect(text).toContain(own.marker);
        expect(text).not.toContain(foreign.marker);
      },
    },
    'visualdev.records.summary': counts(record, async (caller) => {
      const { days } = await caller.visualdev.records.summary({ id: 'visitor', query: {} });
      return days.reduce((sum, { count }) => sum + count, 0);
    }),
    'visualdev.records.runButton': refuses(
      (place) => context.made.trialRecord(place, context.trial.modelId),
      (caller, { id: recordId }) =>
        caller.visualdev.records.runButton({ id: context.trial.modelId, button: 'ask', body: { recordId } }),
    ),
    'visualdev.records.create': {
      check: async (app, caller) => {
        // whose it is, is not for whoever sends it to say
        const body = { ...application, _creator: 'admin', _organize: 'hq_hr' };
        const recordId = await caller.visualdev.records.create({ id: 'visitor', body });
        const { rows } = await sql`select _creator, _organize from mt_visitor where _id = ${recordId}`.execute(
          app.db.withoutPlugins(),
        );
        expect(rows).toEqual([{ _creator: 'operator', _organize: 'binhai_parking' }]);
      },
    },
    'visualdev.records.list': hides(record, (caller) =>
      caller.visualdev.records.list({ id: 'visitor', body: HIDDEN_ROWS }),
    ),
    'visualdev.records.export': hides(record, (caller) => caller.visualdev.records.export({ id: 'visitor', body: {} })),
    'visualdev.records.exportData': hides(record, (caller, { own, foreign }) =>
      caller.visualdev.records.exportData({ id: 'visitor', body: { ids: [own.id, foreign.id] } }),
    ),
    'visualdev.records.read': onRecord((caller, place) => caller.visualdev.records.read(place)),
    'visualdev.records.dataChange': onRecord((caller, place) => caller.visualdev.records.dataChange(place)),
    'visualdev.records.names': hides(record, (caller, { own, foreign }) =>
      caller.visualdev.records.names({ id: 'visitor', body: { field: 'billNo', ids: [own.id, foreign.id] } }),
    ),
    'visualdev.records.history': onRecord((caller, place) => caller.visualdev.records.history({ ...place, query: {} })),
    'visualdev.records.written': onRecord((caller, place) =>
      caller.visualdev.records.written({ ...place, revision: '1' }),
    ),
    'visualdev.records.comments': onRecord((caller, place) =>
      caller.visualdev.records.comments({ ...place, query: {} }),
    ),
    'visualdev.records.takeBackImport': {
      check: async (app, caller) => {
        const owner = { userId: 'admin', target: `model:${context.trial.modelId}`, locale: 'zh' };
        const transferId = 'foreign-import';
        const foreign = { ...owner, id: transferId, kind: 'import' as const, state: 'done' as const, request: '{}' };
        await app.db.insertInto('transfer').values(foreign).execute();
        const body = { transferId };
        await expect(
          caller.visualdev.records.takeBackImport({ id: context.trial.modelId, body }),
        ).rejects.toMatchObject({ code: 404 });
        await app.db.deleteFrom('transfer').where('id', '=', transferId).execute();
      },
    },
    'visualdev.records.presence': onRecord((caller, place) =>
      caller.visualdev.records.presence({ ...place, body: { window: 'a-window', state: 'opened' } }),
    ),
    'visualdev.records.addComment': onRecord((caller, place) =>
      caller.visualdev.records.addComment({ ...place, body: { text: '请核对' } }),
    ),
    'visualdev.records.removeComment': onRecord(async (caller, place) => {
      // nobody can comment on what they do not see
      const commentId = await caller.visualdev.records
        .addComment({ ...place, body: { text: '请核对' } })
        .catch(() => 'none');
      return caller.visualdev.records.removeComment({ ...place, commentId });
    }),
    'visualdev.records.restoreRevision': onRecord(async (caller, place) => {
      await caller.visualdev.records
        .change({ ...place, body: { revision: 1, set: { reason: '改' } } })
        .catch(() => null);
      return caller.visualdev.records.restoreRevision({ ...place, body: { revision: 1, current: 2 } });
    }),
    'visualdev.records.update': onRecord((caller, place) =>
      caller.visualdev.records.update({ ...place, body: { reason: '改' } }),
    ),
    'visualdev.records.change': onRecord((caller, place) =>
      caller.visualdev.records.change({ ...place, body: { revision: 1, set: { reason: '改' } } }),
    ),
    'visualdev.records.changeMany': onMany((caller, recordId) =>
      caller.visualdev.records.changeMany({ id: 'visitor', body: { ids: [recordId], set: { reason: '改' } } }),
    ),
    'visualdev.records.undoMany': onMany(async (caller, recordId) => {
      // somebody else's change, or their own
      const saved = await caller.visualdev.records
        .change({ id: 'visitor', recordId, body: { revision: 1, set: { reason: '改' } } })
        .catch(() => ({ revision: 2 }));
      return caller.visualdev.records.undoMany({ id: 'visitor', body: { changes: [{ id: recordId, ...saved }] } });
    }),
    'visualdev.records.bin': hides(
      async (place) => recycled(await record(place)),
      (caller) => caller.visualdev.records.bin({ id: 'visitor', query: HIDDEN_ROWS }),
    ),
    'visualdev.records.restore': onRecycled((caller, place) => caller.visualdev.records.restore(place)),
    // of what they see too only what they have deleted themselves
    'visualdev.records.undoRemove': {
      check: async (app, caller) => {
        const undo = (ids: string[]) => caller.visualdev.records.undoRemove({ id: 'visitor', body: { ids } });
        for (const place of ['foreign', 'own'] as const) {
          const { id } = await recycled(await record(place));
          const before = await fingerprint(app);
          await expect(undo([id])).rejects.toMatchObject({ code: 403 });
          expect(await fingerprint(app)).toEqual(before);
        }
        const { id: recordId } = await record('own');
        await caller.visualdev.records.remove({ id: 'visitor', recordId });
        await undo([recordId]);
        await caller.visualdev.records.read({ id: 'visitor', recordId });
      },
    },
    'visualdev.records.purge': onRecycled((caller, place) => caller.visualdev.records.purge(place)),
    'visualdev.records.remove': onRecord((caller, place) => caller.visualdev.records.remove(place)),
    'visualdev.records.batchRemove': onRecord((caller, { id, recordId }) =>
      caller.visualdev.records.batchRemove({ id, body: { ids: [recordId] } }),
    ),
  };
}
