import { every, open, type ScopeCase } from './scopeCases.js';

const LISTS = 'done later within the rights of whoever began it; see listExports.test.ts';
const LATER = 'done later within the rights of whoever began it; see transfers.test.ts';

/** Imports and exports that go on in the background. */
export const transferCases: Record<string, ScopeCase> = {
  ...every(['startExport', 'importPreview', 'startImport'], 'visualdev.records', LATER),
  ...every(['startExport'], 'permission.users', LATER),
  'system.log.startExport': open(LISTS),
  'parking.order.startExport': open(LISTS),
  'parking.roadsideOrder.startExport': open(LISTS),
};
