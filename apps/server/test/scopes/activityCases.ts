import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import {
  counts,
  every,
  hides,
  HIDDEN_ROWS,
  open,
  refuses,
  OWN,
  PUBLIC,
  type Place,
  type ScopeCase,
} from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

const UNGUESSABLE = 'files are reached by a name that nobody guesses, or by a signed link: see fileDownload.test.ts';

/** What a caller of limited scope may do with who is there, what was done, and files. */
export function activityCases(context: ScopeContext): Record<string, ScopeCase> {
  const person = (place: Place) => context.made.person(place);
  const department = (place: Place) => context.made.department(place);
  const logLine = (place: Place) => context.made.logLine(place);
  const session = (place: Place) => context.made.session(place);
  const file = (place: Place) => context.made.file(place);
  return {
    ...every(['list', 'cancel', 'remove', 'file'], 'system.transfer', 'the caller’s own; see transfers.test.ts'),

    'permission.onlineUser.list': hides(session, (caller) => caller.permission.onlineUser.list({ query: HIDDEN_ROWS })),
    'permission.onlineUser.forceOffline': refuses(session, (caller, { id }) =>
      caller.permission.onlineUser.forceOffline({ id }),
    ),
    'permission.search.records': hides(person, async (caller, { own, foreign }) =>
      Promise.all([own, foreign].map(({ marker }) => caller.permission.search.records({ query: { keyword: marker } }))),
    ),
    'permission.names.list': hides(department, (caller, { own, foreign }) =>
      caller.permission.names.list({ body: { kind: 'organize', ids: [own.id, foreign.id] } }),
    ),

    'system.log.list': hides(logLine, (caller) => caller.system.log.list({ query: HIDDEN_ROWS })),
    'system.log.remove': refuses(logLine, (caller, { id }) => caller.system.log.remove({ body: { ids: [id] } })),
    'system.log.clear': hides(logLine, async (caller, { own, foreign }) => {
      await caller.system.log.clear({ body: { category: 'operation' } });
      const left = await context.app.db
        .selectFrom('operationLog')
        .select('id')
        .where('id', 'in', [own.id, foreign.id])
        .execute();
      // what is gone is shown
      return [own.id, foreign.id].filter((id) => left.every((line) => line.id !== id));
    }),
    'system.log.signIns': hides(session, async (caller) => {
      const total = async (client: ApiClient) =>
        (await client.system.log.signIns({ query: {} })).list.reduce((sum, day) => sum + day.count, 0);
      const people = await context.app.db
        .selectFrom('operationLog')
        .innerJoin('userAccount', 'userAccount.id', 'operationLog.userId')
        .select('account')
        .where('category', '=', 'login')
        .where('organizeId', 'like', 'binhai%')
        .execute();
      expect(await total(caller)).toBe(people.length);
      expect(await total(context.admin)).toBeGreaterThan(people.length);
      return people;
    }),
    'system.log.report': open(OWN),

    'system.file.list': hides(file, (caller) => caller.system.file.list({ query: HIDDEN_ROWS })),
    'system.file.totals': counts(file, async (caller) => (await caller.system.file.totals()).fileCount),
    'system.file.usage': refuses(file, (caller, { id }) => caller.system.file.usage({ id })),
    'system.file.remove': refuses(file, (caller, { id }) => caller.system.file.remove({ id })),
    'system.file.removeMany': refuses(file, (caller, { id }) => caller.system.file.removeMany({ body: { ids: [id] } })),

    ...every(['chunkState', 'sendChunk', 'merge', 'upload'], 'file', OWN),
    ...every(['preview', 'downloadLink', 'download'], 'file', UNGUESSABLE),
    'file.imageCode': open(PUBLIC),
  };
}
