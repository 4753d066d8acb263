/**
 * Writes src/client/routes.gen.ts from the contract: method and path of each call without its schemas, so that a
 * browser that only calls does not download a validation library. Run by `pnpm new endpoint` and after each change.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderRoutes } from '../src/client/renderRoutes.js';
import { contract } from '../src/contract/index.js';

const target = fileURLToPath(new URL('../src/client/routes.gen.ts', import.meta.url));
writeFileSync(target, renderRoutes(contract));
