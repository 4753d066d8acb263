import { runScript } from '../../sandbox/runScript.js';
import { measureImage, shrinkImage } from './images.js';
import { officeKind } from './officeKind.js';
import { describeSheet } from './describeSheet.js';
import { formatCode } from './formatCode.js';
import { readGeoJson } from './readGeoJson.js';
import { readMail } from './readMail.js';
import { readSheet } from './readSheetRows.js';
import { spoolSheet } from './spoolSheet.js';
import { readStatement } from './statement/readStatement.js';

/**
 * Everything that reads contents which people sent, run by the processes of `ParserPool` and nowhere else; the scripts of
 * data interfaces; and the formatting of generated code, which takes long.
 */
export const parserTasks = {
  readSheet,
  spoolSheet,
  describeSheet,
  officeKind,
  measureImage,
  shrinkImage,
  runScript,
  formatCode,
  readGeoJson,
  readMail,
  readStatement,
};

export type ParserTasks = typeof parserTasks;
