import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract } from '../contract/index.js';
import { renderRoutes } from './renderRoutes.js';

it('the folder routes is what the contract says (pnpm --filter @smart-admin/api-client routes writes it)', () => {
  const folder = new URL('./routes/', import.meta.url);
  const written = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);
  expect(Object.fromEntries(written)).toEqual(renderRoutes(contract));
});
