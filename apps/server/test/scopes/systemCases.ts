import { type ApiClient } from '@smart-admin/api-client';
import { every, hides, HIDDEN_ROWS, NO_ROWS, refuses, type Place, type ScopeCase, type Target } from './scopeCases.js';
import { freshName } from '../support/ScopeTargets.js';

/** What a caller of limited scope may do in system management; `person` makes somebody, `admin` gives them keys. */
export function systemCases(
  person: (place: Place) => Promise<Target>,
  admin: () => ApiClient,
): Record<string, ScopeCase> {
  const key = async (place: Place): Promise<Target & { ownerId: string }> => {
    const { id: ownerId } = await person(place);
    const marker = freshName(place);
    const { id } = await admin().system.apiKey.create({ body: { fullName: marker, ownerId } });
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
    ...every(['export', 'importPreview', 'import'], 'system.menu', `${NO_ROWS}; see menuTransfer.test.ts`),
    ...every(['pages'], 'system.apiKey', 'the pages of the caller'),
    ...every(['cleanUpCount'], 'system.task', 'only for who sees all rows; see tasks.test.ts'),
    ...every(['list', 'create', 'file', 'remove'], 'system.backup', 'the whole database; see backups.test.ts'),
    ...every(['list', 'update'], 'system.language', `${NO_ROWS}; see language.test.ts`),
    ...every(['read', 'history'], 'system.monitor', `${NO_ROWS}; see monitor.test.ts`),
    ...every(['read', 'update'], 'system.config', NO_ROWS),
  };
}
