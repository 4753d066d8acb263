import { expect } from 'vitest';
import { open, type ScopeCase } from './scopeCases.js';

/** What a caller of limited scope may see of what the server keeps: nothing of people beyond their data permission. */
export const cacheCases: Record<string, ScopeCase> = {
  'system.cache.list': {
    check: async (app, caller) => {
      await app.signIn('admin').then((admin) => admin.system.billRule.selector());
      const { list } = await caller.system.cache.list({ query: { cache: 'rights', pageSize: 500 } });
      expect(list.map(({ key }) => key)).toContain('operator');
      expect(list.map(({ key }) => key)).not.toContain('admin');
    },
  },
  'system.cache.read': open('entries of the list alone: see cache.test.ts'),
  'system.cache.remove': open('entries of the list alone: see cache.test.ts'),
  'system.cache.clear': open('changes nothing that is stored'),
};
