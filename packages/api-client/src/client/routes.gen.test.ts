import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract } from '../contract/index.js';
import { renderRoutes } from './renderRoutes.js';

it('routes.gen.ts is what the contract says (pnpm --filter @smart-admin/api-client routes writes it)', () => {
  expect(readFileSync(new URL('./routes.gen.ts', import.meta.url), 'utf8')).toBe(renderRoutes(contract));
});
