import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { NO_ROWS } from './reasons.js';
import { HIDDEN_ROWS, open, refuses, type Place, type ScopeCase, type Target } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** What a caller of limited scope may see of what the server keeps: nothing of people or rows beyond their data permission. */
export function cacheCases(context: ScopeContext): Record<string, ScopeCase> {
  const entriesOf = async (client: ApiClient) => (await client.system.cache.list({ query: { pageSize: 500 } })).list;
  /** What is kept of the rights of somebody who is signed in. */
  const entry = async (place: Place): Promise<Target> => {
    const { marker } = await context.made.session(place);
    const { id: userId } = await context.app.db
      .selectFrom('userAccount')
      .select('id')
      .where('account', '=', marker)
      .executeTakeFirstOrThrow();
    await context.app.signIn(marker, 'Secret123').then((client) => client.permission.currentUser.baseInfo());
    const found = (await entriesOf(context.admin)).find(({ cache, key }) => cache === 'rights' && key === userId);
    expect(found).toBeDefined();
    return { id: found?.id ?? '', marker };
  };
  return {
    'system.cache.list': {
      check: async (_app, caller) => {
        await context.admin.system.billRule.selector();
        await context.admin.permission.users.list({ query: HIDDEN_ROWS });
        await context.admin.permission.users.list({ query: { keyword: 'o' } });
        const shown = await entriesOf(caller);
        const rights = shown.filter(({ cache }) => cache === 'rights').map(({ key }) => key);
        expect(rights).toContain('operator');
        expect(rights).not.toContain('admin');
        // how many people there are, and where, is told by these
        const caches = (list: typeof shown) => new Set(list.map(({ cache }) => cache));
        expect(caches(shown)).not.toContain('counts');
        expect(caches(await entriesOf(context.admin))).toContain('counts');
      },
    },
    'system.cache.read': refuses(entry, (caller, { id }) => caller.system.cache.read({ id })),
    'system.cache.remove': refuses(entry, (caller, { id }) => caller.system.cache.remove({ id })),
    // what is kept is read again: nothing stored changes
    'system.cache.clear': open(NO_ROWS),
  };
}
