/**
 * Writes src/client/routes/ from the contract: method and path of each call without its schemas, so that a browser that
 * only calls does not download a validation library. Run by `pnpm new endpoint` and after each change.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderRoutes } from '../src/client/renderRoutes.js';
import { contract } from '../src/contract/index.js';

const folder = fileURLToPath(new URL('../src/client/routes', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, text] of Object.entries(renderRoutes(contract))) writeFileSync(join(folder, name), text);
