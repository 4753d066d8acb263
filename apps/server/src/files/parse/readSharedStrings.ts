import { readXml } from './readXml.js';
import { Unreadable } from './Unreadable.js';

/** Texts that cells of a workbook name by their number (ECMA-376, part 1, 18.4), without formats and readings. */
export function readSharedStrings(xml: Buffer): string[] {
  const found: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') isReading = true;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si' && found.push(text) > LIMIT) throw new Unreadable('tooMuch', 'too many shared strings');
    },
    text: (piece) => {
      if (isText && !isReading && text.length < CELL_LIMIT) text += piece.slice(0, CELL_LIMIT);
    },
  });
  return found;
}

/** Shared strings of one workbook that are read. */
const LIMIT = 1_000_000;
/** Characters of one cell in Excel. */
const CELL_LIMIT = 32_767;
