import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { codeBody } from '../support/generatedProject.js';
import { type ScopeCase } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** Generated code: of models whose pages somebody has, or of all for whoever designs them. */
export function generatorCases(context: ScopeContext): Record<string, ScopeCase> {
  const pages = ['generator', 'generator_webForm'];
  /** Somebody who has the generator and no model, beside the one who has both. */
  const refused = (call: (caller: ApiClient, id: string) => Promise<unknown>): ScopeCase => ({
    check: async (_app, caller) => {
      const stranger = await context.owned.stranger(pages, ['generator_webForm__btn_download']);
      await expect(call(stranger, context.trial.modelId)).rejects.toMatchObject({ code: 404 });
      const outsider = await context.owned.stranger();
      await expect(call(outsider, context.trial.modelId)).rejects.toMatchObject({ code: 403 });
      await call(caller, context.trial.modelId);
    },
  });
  return {
    'visualdev.generator.list': {
      check: async (_app, caller) => {
        const stranger = await context.owned.stranger(pages);
        const { list, pagination } = await stranger.visualdev.generator.list({ query: {} });
        expect({ list, total: pagination.total }).toEqual({ list: [], total: 0 });
        const seen = await caller.visualdev.generator.list({ query: { pageSize: 500 } });
        expect(seen.list.map(({ id }) => id)).toContain(context.trial.modelId);
      },
    },
    'visualdev.generator.areasName': {
      check: async (_app, caller) => {
        const { generator } = context.admin.visualdev;
        await generator.download({ id: context.trial.modelId, body: codeBody('web', { areasName: 'hiddenplace' }) });
        const stranger = await context.owned.stranger(pages);
        expect((await stranger.visualdev.generator.areasName()).list).not.toContain('hiddenplace');
        expect((await caller.visualdev.generator.areasName()).list).toContain('hiddenplace');
      },
    },
    'visualdev.generator.settings': refused((caller, id) =>
      caller.visualdev.generator.settings({ id, query: { kind: 'web' } }),
    ),
    'visualdev.generator.preview': refused((caller, id) =>
      caller.visualdev.generator.preview({ id, body: codeBody('web') }),
    ),
    'visualdev.generator.download': refused((caller, id) =>
      caller.visualdev.generator.download({ id, body: codeBody('web') }),
    ),
  };
}
