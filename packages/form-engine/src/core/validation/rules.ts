import { type IssueKey } from './validationMessages.js';

/** The reusable rules of texts: each answers whether a filled text is right; the messages stand under the same names in `validationMessages`. */
export const RULES = {
  mobile: (text) => /^1[3-9]\d{9}$/.test(text),
  password: (text) => /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,16}$/.test(text),
  idCard: isIdCard,
  email: (text) =>
    text.length <= 254 &&
    /^[A-Za-z0-9_%+-]+(\.[A-Za-z0-9_%+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(text) &&
    !/@-|-\.|\.-|-$/.test(text.slice(text.indexOf('@'))),
  plate: isPlate,
  chinese: (text) => /^\p{Script=Han}+$/u.test(text),
  code: (text) => /^[A-Za-z0-9]([A-Za-z0-9.]*[A-Za-z0-9])?$/.test(text),
  account: (text) => /^[A-Za-z0-9]+$/.test(text),
  name: (text) => /^[\p{L}\p{M}\p{N} \-_·()（）[\]【】]+$/u.test(text),
  numericCode: (text) => /^\d+$/.test(text),
  halfHour: (text) => /^\d+(\.[05]0*)?$/.test(text),
  positiveInteger: (text) => /^[1-9]\d*$/.test(text),
} as const satisfies Partial<Record<IssueKey, (text: string) => boolean>>;

/** Name of a reusable rule; also the key of its message. */
export type RuleName = keyof typeof RULES;

/** All names of `RULES`. */
export const RULE_NAMES = Object.keys(RULES) as [RuleName, ...RuleName[]];

/** Whether a text is a number with an optional sign and decimals: `-3.5`, `+2`, `.5`. */
export function isNumericText(text: string): boolean {
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text);
}

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** 18 characters with a real birth date and the check digit of GB 11643-1999, or the old 15 digits. */
function isIdCard(text: string): boolean {
  if (/^[1-9]\d{14}$/.test(text))
    return isDate(1900 + Number(text.slice(6, 8)), Number(text.slice(8, 10)), Number(text.slice(10, 12)));
  if (!/^[1-9]\d{16}[\dXx]$/.test(text)) return false;
  if (!isDate(Number(text.slice(6, 10)), Number(text.slice(10, 12)), Number(text.slice(12, 14)))) return false;
  const sum = ID_WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return '10X98765432'[sum % 11] === text[17]?.toUpperCase();
}

function isDate(year: number, month: number, day: number): boolean {
  if (year < 1850 || year > 2200) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
const ORDINARY = new RegExp(`^[${PROVINCES}][A-HJ-Z][A-HJ-NP-Z0-9]{5}$`);
const ENDING = new RegExp(`^[${PROVINCES}][A-HJ-Z][A-HJ-NP-Z0-9]{4}[挂学警港澳]$`);
const NEW_ENERGY = new RegExp(`^[${PROVINCES}][A-HJ-Z](?:[A-HJK][A-HJ-NP-Z0-9]\\d{4}|\\d{5}[A-HJK])$`);

/** Ordinary plates of 7, new-energy plates of 8 characters, and the endings of police, learner, trailer, Hong Kong and Macau. */
function isPlate(text: string): boolean {
  const plate = text.toUpperCase().replace(/[·\s]/g, '');
  return ORDINARY.test(plate) || ENDING.test(plate) || NEW_ENERGY.test(plate);
}
