import { readCsvRows } from '../readCsvRows.js';
import { type SheetRow } from '../sheetLimits.js';
import {
  dayOf,
  type NamedLine,
  plainHeader,
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

/** Whether a text lists trades of Alipay: the summary beside it, and the bill of the account, have other columns. */
export function isAlipayStatement(text: string): boolean {
  const head = text.slice(0, HEAD);
  return head.includes('支付宝交易号') && head.includes('商户订单号') && head.includes('业务类型');
}

/**
 * The trade bill of a day (`bill_type` trade, 业务明细): lines with `#` before them say whose it is, of which day, and how
 * many trades and refunds it has; the values have tabs behind them, and amounts of refunds are below zero.
 * Source: https://docs.open.alipay.com/api_15/alipay.data.dataservice.bill.downloadurl.query/
 */
export function readAlipayStatement(text: string): ReadStatement {
  const rows: SheetRow[] = [];
  readCsvRows({ content: Buffer.from(text), columns: MOST_COLUMNS }, (row) => rows.push(row) > 0);
  const isNote = ({ cells: [first = ''] }: SheetRow) => first.startsWith('#');
  const notes = rows.filter(isNote).map(({ cells }) => cells.join(','));
  const [header, ...body] = rows.filter((row) => !isNote(row));
  if (!header) throw new WrongStatement('unknown');
  const named = readHeaders(header.cells.map(plainHeader), NEEDED, header.number);
  const read = body.map(({ cells, number }) => readRow(named(cells, number)));
  checkSummary(notes, read);
  return {
    provider: 'alipay',
    day: dayIn(notes, read),
    merchant: noted(notes, /^#账号：\[?(\w{1,64})/) ?? '',
    lines: refuseTwice(read),
  };
}

function readRow({ line, cell }: NamedLine): StatementLine & { line: number } {
  const kind = KINDS[cell('业务类型')];
  if (!kind) throw new WrongStatement('badState', line, shown(cell('业务类型')));
  const order = readNumber(cell('商户订单号'), line);
  const amount = readFen(cell('订单金额'), line);
  return {
    kind,
    // a refund of the whole that was asked for without a number has that of its payment
    number: kind === 'payment' ? order : readNumber(cell('退款批次号/请求号') || order, line),
    providerNumber: readNumber(cell('支付宝交易号'), line),
    time: readMoment(cell('完成时间') || cell('创建时间'), line),
    amount: kind === 'payment' ? amount : -Math.abs(amount),
    line,
  };
}

/** The day that the file says; where it does not, that of its lines. */
function dayIn(notes: readonly string[], lines: readonly (StatementLine & { line: number })[]): string {
  const period = notes.find((note) => note.startsWith('#起始日期'));
  const [from, to] = [...(period ?? '').matchAll(/(\d{4})年(\d{2})月(\d{2})日/g)].map(
    ([, year = '', month = '', date = '']) => `${year}-${month}-${date}`,
  );
  if (from !== undefined) {
    const length = Date.parse(to ?? from) - Date.parse(from);
    if (!(length <= DAY)) throw new WrongStatement('severalDays', 0, `${from} – ${to ?? ''}`);
    return from;
  }
  const [first, ...others] = lines;
  if (!first) throw new WrongStatement('noDay');
  const day = dayOf(first.time);
  for (const { time, line } of others)
    if (dayOf(time) !== day) throw new WrongStatement('severalDays', line, dayOf(time));
  return day;
}

/** Throws unless the lines at the end count what stands above them: a file may be cut. */
function checkSummary(notes: readonly string[], lines: readonly StatementLine[]): void {
  for (const [kind, pattern] of SUMMARIES) {
    const said = noted(notes, pattern);
    if (said === undefined) throw new WrongStatement('noSummary');
    const count = lines.filter((line) => line.kind === kind).length;
    if (said !== String(count)) throw new WrongStatement('summaryDiffers', 0, `${said} ≠ ${count}`);
  }
}

function noted(notes: readonly string[], pattern: RegExp): string | undefined {
  for (const note of notes) {
    const [, found] = pattern.exec(note) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}

const KINDS: Partial<Record<string, StatementLine['kind']>> = { 交易: 'payment', 退款: 'refund' };
const SUMMARIES = [
  ['payment', /^#交易合计：(\d+)笔/],
  ['refund', /^#退款合计：(\d+)笔/],
] as const;
const NEEDED = [['支付宝交易号'], ['商户订单号'], ['业务类型'], ['完成时间'], ['订单金额'], ['退款批次号/请求号']];
/** Characters in which the names of the columns stand. */
const HEAD = 4_000;
const MOST_COLUMNS = 60;
const DAY = 24 * 60 * 60_000;
