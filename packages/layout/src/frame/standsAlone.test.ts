import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
/** Texts that look like a path of an application: '/home', `/redirect${...}`. */
const PATH = /['"`]\/[a-zA-Z][\w/-]*['"`$]/g;

it('no file of the frame names a path of an application', () => {
  const named = globSync(['**/*.{ts,tsx}', '!**/*.{test,stories}.*', '!**/testing/**'], { cwd: SOURCE }).flatMap(
    (file) => {
      // examples in comments may
      const code = readFileSync(join(SOURCE, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      return (code.match(PATH) ?? []).map((path) => `${file}: ${path}`);
    },
  );
  // how the server's own menu becomes addresses
  expect(named.filter((each) => !each.startsWith('routing/menuToRoutes.ts'))).toEqual([]);
});
