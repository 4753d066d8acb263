import { type SheetCell, type SheetColumn, type SheetKind } from './SheetColumn.js';

/** The kind that the values of a column suggest: text where nothing else is plain. */
export function guessKind(column: Omit<SheetColumn, 'guess'>, cells: readonly SheetCell[]): SheetKind {
  const { filled, longest, options } = column;
  if (filled === 0) return 'text';
  if (isName(column, cells)) return 'text';
  if (column.misfits.switch?.count === 0 && !cells.every(({ text }) => /^[01]$/.test(text))) return 'switch';
  if (suits(column, 'time')) return 'time';
  if (suits(column, 'date')) return cells.some(({ text }) => /\d:\d\d/.test(text)) ? 'datetime' : 'date';
  if (suits(column, 'number')) return 'number';
  if (longest > LONG_TEXT || cells.some(({ text }) => text.includes('\n'))) return 'textarea';
  const isRepeated = options.length > 0 && options.length <= FEW_OPTIONS && filled >= options.length * REPEATED;
  return isRepeated && filled >= FEWEST && longest <= SHORT_OPTION ? 'select' : 'text';
}

/** Whether digits name something instead of counting it: they begin with zero, are long, or the header says so. */
function isName({ header, filled }: Pick<SheetColumn, 'header' | 'filled'>, cells: readonly SheetCell[]): boolean {
  const digits = cells.filter(({ text }) => /^\+?[\d\s-]+$/.test(text) && /^\+?\d/.test(text));
  const plain = digits.filter(({ text }) => /^\d+$/.test(text));
  if (plain.length * 2 < filled) return false;
  if (NAMES.test(header)) return true;
  return (
    plain.some(({ text }) => /^0\d/.test(text)) || plain.filter(({ text }) => text.length >= LONG).length * 2 >= filled
  );
}

/** Whether a kind takes all values, or of many all but a few, which are told. */
function suits({ filled, misfits }: Pick<SheetColumn, 'filled' | 'misfits'>, kind: SheetKind): boolean {
  const count = misfits[kind]?.count ?? filled;
  return count === 0 || (filled >= MANY && count <= filled * A_FEW);
}

const NAMES =
  /手机|手機|电话|電話|号码|號碼|编号|編號|单号|單號|工号|工號|代码|代碼|身份证|身分證|证件|證件|卡号|卡號|账号|帳號|车牌|車牌|邮编|郵遞|phone|mobile|\btel\b|\bno\b|number|\bcode\b|\bid\b|plate|điện thoại|\bmã\b|biển số/i;
/** Digits from which a number is a name: phones have 11 in China, 10 in Vietnam. */
const LONG = 10;
const LONG_TEXT = 60;
const FEW_OPTIONS = 20;
const SHORT_OPTION = 30;
/** How often the values of a choice come, and how many values tell that. */
const REPEATED = 2;
const FEWEST = 6;
const MANY = 20;
const A_FEW = 0.05;
