import { type StatementKind, type StatementProvider } from '@smart-admin/api-client/contract';

/** What a file says: the payments and refunds of a day that a provider took for a merchant. */
export interface ReadStatement {
  provider: StatementProvider;
  /** Day on the provider's calendar: `2026-11-25`. */
  day: string;
  /** The merchant's number with the provider; empty where the file does not say it. */
  merchant: string;
  lines: StatementLine[];
}

export interface StatementLine {
  kind: StatementKind;
  /** The merchant's number of the payment, or of the refund. */
  number: string;
  /** The provider's number of it. */
  providerNumber: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Fen; of a refund below zero. */
  amount: number;
}

/** What is wrong with a file that can be read as text. */
export type StatementProblem =
  | 'unknown'
  | 'several'
  | 'partial'
  | 'noColumn'
  | 'longLine'
  | 'badNumber'
  | 'badAmount'
  | 'badTime'
  | 'badState'
  | 'badCurrency'
  | 'twice'
  | 'severalDays'
  | 'severalMerchants'
  | 'noDay'
  | 'noSummary'
  | 'summaryDiffers';

/** Thrown from wherever it is found; `line` as editors number it, 0 where it is about the whole file. */
export class WrongStatement extends Error {
  override name = 'WrongStatement';

  constructor(
    readonly problem: StatementProblem,
    readonly line = 0,
    readonly detail = '',
  ) {
    super(`${problem} in line ${line}: ${detail}`);
  }
}

/** Cells of a line by the names of their columns, with its number. */
export interface NamedLine {
  line: number;
  cell: (...names: string[]) => string;
}

/** Finds cells by the headers of their columns. Throws for a column of `needed` that none of its names has. */
export function readHeaders(
  headers: readonly string[],
  needed: readonly (readonly string[])[],
  line: number,
): (cells: readonly string[], line: number) => NamedLine {
  const places = new Map(headers.map((header, index) => [plainHeader(header), index]));
  for (const names of needed)
    if (!names.some((name) => places.has(name))) throw new WrongStatement('noColumn', line, names[0] ?? '');
  return (cells, at) => ({
    line: at,
    cell: (...names) => {
      const place = names.map((name) => places.get(name)).find((found) => found !== undefined);
      return place === undefined ? '' : (cells[place] ?? '').trim();
    },
  });
}

/** A header without the unit that is written behind it. */
export function plainHeader(header: string): string {
  return header.replace(/[（(]元[)）]$/, '').trim();
}

/** Fen of yuan as statements write them. Throws for anything else, and for more than a million yuan. */
export function readFen(text: string, line: number): number {
  const fen = /^-?\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : NaN;
  if (!(Math.abs(fen) <= MOST)) throw new WrongStatement('badAmount', line, shown(text));
  return fen;
}

/** A number of a merchant or of a provider. Throws for what neither gives out: spreadsheets turn them into `4.2E+27`. */
export function readNumber(text: string, line: number): string {
  if (!/^[\w|*@.-]{1,64}$/.test(text)) throw new WrongStatement('badNumber', line, shown(text));
  return text;
}

/** A moment as both providers write it, on China's clocks: `2026-11-25 10:00:01`. Throws for anything else. */
export function readMoment(text: string, line: number): number {
  const [, year = '', month = '', date = '', hour = '', minute = '', second = '00'] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})\s+(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?$/.exec(text) ?? [];
  const two = (part: string) => part.padStart(2, '0');
  const day = `${year}-${two(month)}-${two(date)}`;
  const moment = Date.parse(`${day}T${two(hour)}:${minute}:${second}+08:00`);
  if (Number.isNaN(moment) || dayOf(moment) !== day) throw new WrongStatement('badTime', line, shown(text));
  return moment;
}

/** The day of a moment on China's calendar. */
export function dayOf(moment: number): string {
  return new Date(moment + 8 * 60 * 60_000).toISOString().slice(0, 10);
}

/** Throws where a payment or a refund stands in a statement twice. */
export function refuseTwice(lines: readonly (StatementLine & { line: number })[]): StatementLine[] {
  const seen = new Set<string>();
  return lines.map(({ line, ...read }) => {
    const key = `${read.kind} ${read.number}`;
    if (seen.has(key)) throw new WrongStatement('twice', line, read.number);
    seen.add(key);
    return read;
  });
}

/** A text of a file as an error may repeat it. */
export function shown(text: string): string {
  return text.replaceAll('\0', '').slice(0, 40);
}

const MOST = 100_000_000;
