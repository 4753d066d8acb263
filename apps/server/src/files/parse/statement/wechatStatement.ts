import { ROW_LIMIT } from '../sheetLimits.js';
import { Unreadable } from '../Unreadable.js';
import {
  dayOf,
  type NamedLine,
  readFen,
  readHeaders,
  readMoment,
  readNumber,
  type ReadStatement,
  refuseTwice,
  shown,
  type StatementLine,
  WrongStatement,
} from './StatementText.js';

/** Whether a text is a trade bill of WeChat Pay: its first line names the columns. */
export function isWechatStatement(text: string): boolean {
  const head = text.slice(0, HEAD);
  return head.includes('微信订单号') && head.includes('商户订单号');
}

/**
 * The trade bill of all payments and refunds of a day (`bill_type` ALL): each value has a backquote before it, and two
 * lines at the end sum up. The columns are found by their names, of which older bills have others. A payment counts on the
 * day on which it succeeded, a refund on that on which it was accepted.
 * Source: https://pay.weixin.qq.com/docs/merchant/products/bill-download/format-trade.html
 */
export function readWechatStatement(text: string): ReadStatement {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ text: line.trim(), line: index + 1 }))
    .filter((line) => line.text !== '');
  if (lines.length > ROW_LIMIT) throw new Unreadable('tooMuch', 'too many lines');
  const [header, ...rest] = lines;
  const headers = cellsOf(header?.text ?? '', 1);
  // one of payments alone, or of refunds alone, says nothing of the others
  if (headers.includes('退款成功时间') || !headers.includes('商户退款单号')) throw new WrongStatement('partial', 1);
  const named = readHeaders(headers, NEEDED, 1);
  const end = rest.findIndex((line) => line.text.startsWith('总交易单数'));
  if (end < 0) throw new WrongStatement('noSummary');
  const rows = rest.slice(0, end).map((row) => named(cellsOf(row.text, row.line), row.line));
  checkSummary(rest.slice(end), rows);
  const merchants = new Set(rows.map(({ cell }) => cell('商户号')));
  if (merchants.size > 1) throw new WrongStatement('severalMerchants');
  const read = rows.flatMap(readRow);
  return {
    provider: 'wechat',
    day: dayOfLines(read),
    merchant: [...merchants][0]?.slice(0, 64) ?? '',
    lines: refuseTwice(read),
  };
}

function readRow({ line, cell }: NamedLine): (StatementLine & { line: number })[] {
  const currency = cell('货币种类');
  if (currency !== '' && currency !== 'CNY') throw new WrongStatement('badCurrency', line, shown(currency));
  const state = cell('交易状态');
  const order = readNumber(cell('商户订单号'), line);
  const time = readMoment(cell('交易时间'), line);
  if (state === 'SUCCESS') {
    const amount = readFen(cell(...AMOUNT), line);
    return [
      { kind: 'payment', number: order, providerNumber: readNumber(cell('微信订单号'), line), time, amount, line },
    ];
  }
  if (state !== 'REFUND' && state !== 'REVOKED') throw new WrongStatement('badState', line, shown(state));
  // what WeChat Pay did not give back after all
  if (/^(?:FAIL|CLOSED|ABNORMAL)/.test(cell('退款状态'))) return [];
  const amount = -Math.abs(readFen(cell(...REFUNDED), line));
  // a payment that was revoked has no number of its own for that
  const number = readNumber(told(cell('商户退款单号')) || order, line);
  const providerNumber = readNumber(told(cell('微信退款单号')) || cell('微信订单号'), line);
  return [{ kind: 'refund', number, providerNumber, time, amount, line }];
}

/** The day of the payments; where there are none, that of the refunds. */
function dayOfLines(lines: readonly (StatementLine & { line: number })[]): string {
  const payments = lines.filter(({ kind }) => kind === 'payment');
  const [first, ...others] = payments.length > 0 ? payments : lines;
  if (!first) throw new WrongStatement('noDay');
  const day = dayOf(first.time);
  for (const { time, line } of others)
    if (dayOf(time) !== day) throw new WrongStatement('severalDays', line, dayOf(time));
  return day;
}

/** Throws unless the two lines at the end count and add up what stands above them: a file may be cut. */
function checkSummary(lines: readonly { text: string; line: number }[], rows: readonly NamedLine[]): void {
  const [header, values] = lines;
  if (!header || !values) throw new WrongStatement('noSummary');
  const { cell, line } = readHeaders(
    cellsOf(header.text, header.line),
    [['总交易单数']],
    header.line,
  )(cellsOf(values.text, values.line), values.line);
  if (cell('总交易单数') !== String(rows.length))
    throw new WrongStatement('summaryDiffers', line, shown(`${cell('总交易单数')} ≠ ${rows.length}`));
  for (const [name, columns] of SUMS) {
    if (cell(...name) === '') continue;
    const sum = rows.reduce((total, row) => total + readFen(row.cell(...columns) || '0', row.line), 0);
    const said = Number(cell(...name)) * 100;
    if (Math.round(said) !== sum) throw new WrongStatement('summaryDiffers', line, shown(name[0]));
  }
}

/** Values with a backquote before each may have commas in them. */
function cellsOf(text: string, line: number): string[] {
  if (text.length > LONGEST) throw new WrongStatement('longLine', line);
  const cells = text.startsWith('`') ? text.slice(1).split(',`') : text.split(',');
  return cells.map((cell) => cell.trim());
}

/** Empty where a bill writes 0 for no number. */
function told(number: string): string {
  return number === '0' ? '' : number;
}

const AMOUNT = ['订单金额', '总金额'] as const;
const REFUNDED = ['申请退款金额', '退款金额'] as const;
const NEEDED = [['交易时间'], ['微信订单号'], ['商户订单号'], ['交易状态'], AMOUNT, REFUNDED];
const SUMS = [
  [['订单总金额', '总交易额'], AMOUNT],
  [['申请退款总金额', '总退款金额'], REFUNDED],
] as const;
/** Characters in which the names of the columns stand. */
const HEAD = 2_000;
const LONGEST = 10_000;
