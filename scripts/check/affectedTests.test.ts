import { expect, it } from 'vitest';
import { affectedTests } from './affectedTests.mjs';

const TESTS = ['e2e/users.spec.ts', 'e2e/userImport.spec.ts', 'e2e/log.spec.ts', 'e2e/parkingOffice.spec.ts'];

it('finds the journeys of a page, of a server module and of a package by their paths', () => {
  expect(affectedTests(['apps/admin/src/pages/permission/user/Page.tsx'], TESTS).files).toEqual([
    'e2e/users.spec.ts',
    'e2e/userImport.spec.ts',
  ]);
  expect(affectedTests(['apps/server/src/modules/parking/lot/listLots.ts'], TESTS).files).toEqual([
    'e2e/parkingOffice.spec.ts',
  ]);
});

it('takes what changed itself first, and says how many it left out', () => {
  const many = Array.from({ length: 20 }, (_, index) => `apps/server/test/users${index}.test.ts`);
  const { files, skipped } = affectedTests(
    ['apps/server/src/modules/user/listUsers.ts', 'apps/server/test/users19.test.ts'],
    many,
  );
  expect(files[0]).toBe('apps/server/test/users19.test.ts');
  expect({ length: files.length, skipped }).toEqual({ length: 12, skipped: 8 });
  expect(affectedTests(['README.md'], TESTS)).toEqual({ files: [], skipped: 0 });
});
