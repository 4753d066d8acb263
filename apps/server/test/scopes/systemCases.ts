import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { freshName } from '../support/ScopeTargets.js';
import { NO_ROWS } from './reasons.js';
import { every, hides, HIDDEN_ROWS, refuses, type Place, type ScopeCase, type Target } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** What a caller of limited scope may do in system management. */
export function systemCases(context: ScopeContext): Record<string, ScopeCase> {
  const person = (place: Place) => context.made.person(place);
  const key = async (place: Place): Promise<Target & { ownerId: string }> => {
    const { id: ownerId } = await person(place);
    const marker = freshName(place);
    const { id } = await context.admin.system.apiKey.create({ body: { fullName: marker, ownerId } });
    return { id, marker, ownerId };
  };
  return {
    'system.apiKey.list': hides(key, (caller) => caller.system.apiKey.list({ query: HIDDEN_ROWS })),
    'system.apiKey.read': refuses(key, (caller, { id }) => caller.system.apiKey.read({ id })),
    'system.apiKey.create': refuses(person, (caller, { id: ownerId, marker }) =>
      caller.system.apiKey.create({ body: { fullName: marker, ownerId } }),
    ),
    'system.apiKey.update': refuses(key, (caller, { id, ownerId }) =>
      caller.system.apiKey.update({ id, body: { fullName: '改名', ownerId } }),
    ),
    'system.apiKey.updateState': refuses(key, (caller, { id }) => caller.system.apiKey.updateState({ id })),
    'system.apiKey.remove': refuses(key, (caller, { id }) => caller.system.apiKey.remove({ id })),
    'permission.authority.menu': refuses(person, (caller, { id }) =>
      caller.permission.authority.menu({ holder: 'User', id }),
    ),
    'permission.authority.page': refuses(person, (caller, { id }) =>
      caller.permission.authority.page({ holder: 'User', id, modelId: 'visitor' }),
    ),
    ...every(['export', 'importPreview', 'import'], 'system.menu', NO_ROWS),
    'system.apiKey.pages': {
      check: async () => {
        const stranger = await context.owned.stranger(['system', 'system_apiKey']);
        const { list } = await stranger.system.apiKey.pages();
        const named = JSON.stringify(list);
        expect(named).toContain('system_apiKey');
        expect(named).not.toContain('parking');
      },
    },
    // that there are backups, and how large they are, shows nothing of what is in them
    ...every(['list', 'create', 'remove'], 'system.backup', NO_ROWS),
    'system.backup.file': {
      check: async (app, caller) => {
        const id = freshName('foreign');
        const { key: storageKey, size } = await app.deps.files.write(Readable.from([Buffer.from('rows of everybody')]));
        await app.db
          .insertInto('backup')
          .values({ id, taskCode: '', fileName: `${id}.backup`, state: 'done', storageKey, size })
          .execute();
        await expect(caller.system.backup.file({ id })).rejects.toMatchObject({ code: 403 });
        expect(await (await context.admin.system.backup.file({ id })).blob.text()).toBe('rows of everybody');
      },
    },
    ...every(['list', 'update'], 'system.language', NO_ROWS),
    ...every(['read', 'history'], 'system.monitor', NO_ROWS),
    ...every(['read', 'changes', 'update'], 'system.config', NO_ROWS),
  };
}
