import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ICONS } from '../packages/ui/src/icons/index.js';

const SEEDS = join(import.meta.dirname, '../apps/server/src/seed');

it('has every icon that the menus of the seeds name', () => {
  const named = readdirSync(SEEDS)
    .filter((file) => /menus\.ts$/i.test(file))
    .flatMap((file) =>
      [...readFileSync(join(SEEDS, file), 'utf8').matchAll(/icon: '([^']+)'/g)].map(([, icon]) => icon),
    );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((icon) => !Object.hasOwn(ICONS, icon ?? ''))).toEqual([]);
});
