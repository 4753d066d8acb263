import { readXml } from './readXml.js';

/**
 * Which styles of a workbook show numbers as dates, by the place that cells name (`s`). Excel keeps a date as a number and
 * tells by the format alone that it is one (ECMA-376, part 1, 18.8.30 and 18.8.31).
 */
export function readDateStyles(styles: Buffer): readonly boolean[] {
  const formats = new Map<number, string>();
  const found: boolean[] = [];
  let isInCells = false;
  readXml(styles, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') formats.set(Number(numFmtId), formatCode ?? '');
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) {
        const id = Number(numFmtId);
        found.push(isBuiltIn(id) || isDateFormat(formats.get(id) ?? ''));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
    text: () => undefined,
    isDone: () => found.length >= STYLE_LIMIT,
  });
  return found;
}

/**
 * A number that stands for a date as `2026-12-01`, `2026-12-01 08:30:00`, or `08:30:00` where it is a time alone; undefined
 * for what is no date. Days count from 1900-01-01, which had a 29 February there, or from 1904-01-02.
 */
export function dateText(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < LAST_DAY)) return undefined;
  const first = is1904 ? FIRST_1904 : serial < LEAP_DAY ? FIRST_1900 + DAY : FIRST_1900;
  const text = new Date(Math.round((first + serial * DAY) / 1_000) * 1_000).toISOString();
  const [day, clock] = [text.slice(0, 10), text.slice(11, 19)];
  if (serial < 1) return clock;
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}

/** Formats that every workbook has, also those of Chinese, Japanese and Korean ones. */
function isBuiltIn(id: number): boolean {
  // 46 is a length of time
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47 || (id >= 50 && id <= 58);
}

/** Whether a format of one's own shows parts of a date or a time of day; texts, colours and lengths of time (`[h]:mm`) are none. */
function isDateFormat(code: string): boolean {
  if (/\[[hms]+\]/i.test(code)) return false;
  const [positive = ''] = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '').split(';');
  return /[ymdhs]/i.test(positive) && !/general/i.test(positive);
}

const DAY = 86_400_000;
const FIRST_1900 = Date.UTC(1899, 11, 30);
const FIRST_1904 = Date.UTC(1904, 0, 1);
/** The day that 1900 did not have. */
const LEAP_DAY = 60;
/** The end of the year 9999. */
const LAST_DAY = 2_958_466;
const STYLE_LIMIT = 65_536;
