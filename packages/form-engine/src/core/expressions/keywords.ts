import { FUNCTIONS } from './functions.js';

/** Words of the expression language, in lower case: a name among them is no field. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...FUNCTIONS.keys(),
  'and',
  'or',
  'not',
  'true',
  'false',
  'null',
]);
