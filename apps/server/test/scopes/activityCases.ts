import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { claimOf, uploadWhole, chunkForm } from '../support/uploads.js';
import { OWN, PUBLIC } from './reasons.js';
import { both, counts, hides, HIDDEN_ROWS, open, refuses, type Place, type ScopeCase } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** What a caller of limited scope may do with who is there, what was done, and files. */
export function activityCases(context: ScopeContext): Record<string, ScopeCase> {
  const person = (place: Place) => context.made.person(place);
  const department = (place: Place) => context.made.department(place);
  const company = (place: Place) => context.made.company(place);
  const position = (place: Place) => context.made.position(place);
  const homeRole = (place: Place) => context.made.homeRole(place);
  const record = (place: Place) => context.made.record(place);
  const logLine = (place: Place) => context.made.logLine(place);
  const session = (place: Place) => context.made.session(place);
  const file = (place: Place) => context.made.file(place);
  const transfer = (place: Place) => context.owned.transfer(place);
  const importFile = (place: Place) => context.owned.importFile(place);
  return {
    'system.transfer.list': hides(transfer, (caller) => caller.system.transfer.list({ query: {} })),
    'system.transfer.file': refuses(transfer, (caller, { id }) => caller.system.transfer.file({ id })),
    'system.transfer.remove': refuses(transfer, (caller, { id }) => caller.system.transfer.remove({ id })),
    'system.transfer.cancel': refuses(
      (place) => context.owned.transfer(place, 'running'),
      (caller, { id }) => caller.system.transfer.cancel({ id }),
    ),

    'permission.onlineUser.list': hides(session, (caller) => caller.permission.onlineUser.list({ query: HIDDEN_ROWS })),
    'permission.onlineUser.forceOffline': refuses(session, (caller, { id }) =>
      caller.permission.onlineUser.forceOffline({ id }),
    ),
    'permission.search.records': both(
      ...[person, department, company, position, homeRole, record].map((make) =>
        hides(make, async (caller, { own, foreign }) =>
          Promise.all(
            [own, foreign].map(({ marker }) => caller.permission.search.records({ query: { keyword: marker } })),
          ),
        ),
      ),
    ),
    'permission.names.list': both(
      ...(
        [
          ['organize', department],
          ['organize', company],
          ['position', position],
          ['role', homeRole],
        ] as const
      ).map(([kind, make]) =>
        hides(make, (caller, { own, foreign }) =>
          caller.permission.names.list({ body: { kind, ids: [own.id, foreign.id] } }),
        ),
      ),
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

    ...uploadCases(context),
    // other files are reached by a name that nobody guesses, or by a signed link: see fileDownload.test.ts
    'file.preview': hides(importFile, async (caller, { own, foreign }) =>
      Promise.all([own, foreign].map(({ id: fileName }) => caller.file.preview({ query: { fileName } }))),
    ),
    'file.downloadLink': refuses(importFile, (caller, { id: name }) =>
      caller.file.downloadLink({ type: 'import', name, query: {} }),
    ),
    'file.download': refuses(importFile, (caller, { id: name }) =>
      caller.file.download({ type: 'import', name, query: {} }),
    ),
    'file.imageCode': open(PUBLIC),
  };
}

/** Nobody learns by its hash that somebody else sends a file, nor gets it so. */
function uploadCases(context: ScopeContext): Record<string, ScopeCase> {
  const content = (text: string) => Buffer.from(text.repeat(20));
  const claim = (text: string) => claimOf(content(text), `${text}.txt`);
  const sent = async (text: string) => {
    await context.admin.file.sendChunk({ body: chunkForm(content(text), claim(text), 1) });
    return claim(text);
  };
  return {
    'file.chunkState': {
      check: async (_app, caller) => {
        const [half, whole] = [await sent('half of theirs'), claim('theirs')];
        await uploadWhole(context.admin, content('theirs'), whole);
        for (const query of [half, whole])
          expect(await caller.file.chunkState({ query })).toEqual({ uploaded: false, chunkNumbers: [], merge: false });
        expect(await context.admin.file.chunkState({ query: half })).toMatchObject({ chunkNumbers: [1] });
      },
    },
    'file.sendChunk': {
      check: async (_app, caller) => {
        const theirs = await sent('begun by both');
        await caller.file.sendChunk({ body: chunkForm(content('begun by both'), theirs, 1) });
        const { name } = await caller.file.merge({ body: theirs });
        // the other one's goes on as it was
        expect(await context.admin.file.chunkState({ query: theirs })).toMatchObject({ chunkNumbers: [1] });
        expect(await ownerOf(context, name)).toBe('operator');
      },
    },
    'file.merge': {
      check: async (_app, caller) => {
        const theirs = await sent('sent by them');
        await expect(caller.file.merge({ body: theirs })).rejects.toMatchObject({ code: 400 });
        await uploadWhole(context.admin, content('stored by them'), claim('stored by them'));
        await expect(caller.file.merge({ body: claim('stored by them') })).rejects.toMatchObject({ code: 400 });
      },
    },
    'file.upload': {
      check: async (_app, caller) => {
        const body = new FormData();
        body.append('file', new Blob(['own']), 'own.txt');
        const { name } = await caller.file.upload({ type: 'annex', body });
        expect(await ownerOf(context, name)).toBe('operator');
      },
    },
  };
}

async function ownerOf({ app }: ScopeContext, name: string) {
  const { userId } = await app.db
    .selectFrom('storedFile')
    .select('userId')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return userId;
}
