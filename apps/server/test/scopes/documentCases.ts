import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { freshName } from '../support/ScopeTargets.js';
import { sendDocument } from '../support/storedDocuments.js';
import { hides, HIDDEN_ROWS, refuses, spares, type Place, type ScopeCase, type Target } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

const CALLER = 'operator';

/** What a caller of limited scope may do with documents, which belong to one person each and reach others by shares alone. */
export function documentCases(context: ScopeContext): Record<string, ScopeCase> {
  const ownerOf = async (place: Place) => (place === 'own' ? CALLER : (await context.made.person(place)).id);
  const make = async (place: Place, row: object = {}): Promise<Target & { ownerId: string }> => {
    const [id, marker, ownerId] = [freshName(place), freshName(place), await ownerOf(place)];
    await context.app.db
      .insertInto('documentEntry')
      .values({ id, ownerId, ancestors: [id], kind: 'folder', name: marker, creatorUserId: ownerId, ...row })
      .execute();
    return { id, marker, ownerId };
  };
  const folder = (place: Place) => make(place);
  const within = async (place: Place): Promise<Target> => {
    const parent = await make(place);
    const id = freshName(place);
    const { ownerId } = parent;
    const marker = freshName(place);
    await context.app.db
      .insertInto('documentEntry')
      .values({
        id,
        ownerId,
        parentId: parent.id,
        ancestors: [parent.id, id],
        kind: 'folder',
        name: marker,
        creatorUserId: ownerId,
      })
      .execute();
    return { id: parent.id, marker };
  };
  const binned = async (place: Place): Promise<Target> => {
    const target = await make(place);
    const bin = { binId: target.id, binTime: new Date() };
    await context.app.db.updateTable('documentEntry').set(bin).where('id', '=', target.id).execute();
    return target;
  };
  const file = async (place: Place): Promise<Target & { versionId: string }> => {
    const client = place === 'own' ? await context.app.signIn(CALLER) : context.admin;
    const marker = freshName(place);
    const fileId = await sendDocument(client, marker);
    const id = await docs(client).addFile({ body: { fileId, name: `${marker}.txt` } });
    const { list } = await docs(client).versions({ id });
    return { id, marker, versionId: list[0]?.id ?? '' };
  };
  const docs = (client: ApiClient) => client.extend.document;
  const exists = async ({ id }: Target) =>
    context.app.db.selectFrom('documentEntry').select('id').where('id', '=', id).execute();
  return {
    'extend.document.list': hides(folder, (caller) => docs(caller).list({ query: HIDDEN_ROWS })),
    'extend.document.usage': {
      check: async (_app, caller) => {
        const before = await docs(caller).usage();
        await file('foreign');
        expect(await docs(caller).usage()).toEqual(before);
        const { marker } = await file('own');
        expect((await docs(caller).usage()).used).toBe(before.used + marker.length);
      },
    },
    'extend.document.folders': hides(folder, (caller) => docs(caller).folders({ query: {} })),
    'extend.document.room': refuses(within, (caller, { id: parentId }) => docs(caller).room({ query: { parentId } })),
    'extend.document.names': refuses(within, (caller, { id: parentId }) =>
      docs(caller).names({ query: { parentId, name: 'x' } }),
    ),
    'extend.document.archive': refuses(folder, (caller, { id }) => docs(caller).archive({ body: { ids: [id] } })),
    'extend.document.read': refuses(folder, (caller, { id }) => docs(caller).read({ id })),
    'extend.document.createFolder': refuses(folder, (caller, { id: parentId }) =>
      docs(caller).createFolder({ body: { parentId, name: 'x' } }),
    ),
    'extend.document.addFile': refuses(
      async (place) => ({
        ...(await folder(place)),
        fileId: await sendDocument(await context.app.signIn(CALLER), 'x'),
      }),
      (caller, { id: parentId, fileId }) => docs(caller).addFile({ body: { parentId, fileId, name: 'x' } }),
    ),
    'extend.document.addVersion': refuses(
      async (place) => ({ ...(await file(place)), fileId: await sendDocument(await context.app.signIn(CALLER), 'y') }),
      (caller, { id, fileId }) => docs(caller).addVersion({ id, body: { fileId } }),
    ),
    'extend.document.versions': refuses(file, (caller, { id }) => docs(caller).versions({ id })),
    'extend.document.useVersion': refuses(file, (caller, { id, versionId }) =>
      docs(caller).useVersion({ id, versionId }),
    ),
    'extend.document.rename': refuses(folder, (caller, { id }) =>
      docs(caller).rename({ id, body: { name: freshName('own') } }),
    ),
    'extend.document.move': refuses(folder, (caller, { id }) =>
      docs(caller).move({ body: { ids: [id], parentId: '' } }),
    ),
    'extend.document.copy': refuses(folder, (caller, { id }) =>
      docs(caller).copy({ body: { ids: [id], parentId: '' } }),
    ),
    'extend.document.star': refuses(folder, (caller, { id }) =>
      docs(caller).star({ body: { ids: [id], isStarred: true } }),
    ),
    'extend.document.remove': refuses(folder, (caller, { id }) => docs(caller).remove({ body: { ids: [id] } })),
    'extend.document.restore': refuses(binned, (caller, { id }) => docs(caller).restore({ body: { ids: [id] } })),
    'extend.document.purge': spares(binned, (caller) => docs(caller).purge({ body: {} }), exists),
    'extend.document.shares': refuses(folder, (caller, { id }) => docs(caller).shares({ id })),
    'extend.document.saveShares': refuses(folder, (caller, { id }) =>
      docs(caller).saveShares({ id, body: { shares: [] } }),
    ),
  };
}
