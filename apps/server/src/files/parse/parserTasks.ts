import { measureImage, shrinkImage } from './images.js';
import { officeKind } from './officeKind.js';
import { readSheetRows } from './readSheetRows.js';

/** Everything that reads contents which people sent; run by the processes of `ParserPool` and nowhere else. */
export const parserTasks = { readSheetRows, officeKind, measureImage, shrinkImage };

export type ParserTasks = typeof parserTasks;
