import { runScript } from '../../sandbox/runScript.js';
import { measureImage, shrinkImage } from './images.js';
import { officeKind } from './officeKind.js';
import { describeSheet } from './describeSheet.js';
import { readGeoJson } from './readGeoJson.js';
import { readSheet } from './readSheetRows.js';
import { spoolSheet } from './spoolSheet.js';

/**
 * Everything that reads contents which people sent, run by the processes of `ParserPool` and nowhere else; and the
 * scripts of data interfaces.
 */
export const parserTasks = {
  readSheet,
  spoolSheet,
  describeSheet,
  officeKind,
  measureImage,
  shrinkImage,
  runScript,
  readGeoJson,
};

export type ParserTasks = typeof parserTasks;
