import { pastedValue } from '../registry/cellText.js';
import { standardRegistry } from '../registry/createRegistry.js';
import { type ChosenColumn, fieldOfColumn } from './fieldOfColumn.js';
import { guessKind } from './guessKind.js';
import { type SheetCell, SHEET_KINDS, type SheetColumn, type SheetKind, type SheetMisfits } from './SheetColumn.js';

/**
 * What the filled cells of a column are. A value fits a kind when the import would take it: both ask the same fields.
 *
 * @example describeColumn('金额', [{ row: 2, text: '1,200.50' }]).guess // 'number'
 */
export function describeColumn(header: string, cells: readonly SheetCell[]): SheetColumn {
  const options = optionsOf(cells);
  const decimals = cells.map(({ text }) => /^[-+￥¥$\d,，\s]+\.(\d+)$/.exec(text)?.[1]?.length ?? 0);
  const facts = {
    header,
    filled: cells.length,
    precision: Math.min(MOST_DECIMALS, largest(decimals)),
    thousands: cells.some(({ text }) => /^[-+￥¥$\s]*\d{1,3}([,，]\d{3})+(\.\d*)?$/.test(text)),
    options: options ?? [],
    longest: largest(cells.map(({ text }) => text.length)),
  };
  const misfits: SheetColumn['misfits'] = {};
  for (const kind of SHEET_KINDS)
    // a date takes both: the clock is what it does not keep
    if (kind === 'datetime') misfits[kind] = misfits.date;
    else if (kind !== 'select' || options) misfits[kind] = misfitsOf(facts, kind, cells);
  return { ...facts, misfits, guess: guessKind({ ...facts, misfits }, cells) };
}

/** The values of a column that could be a choice; undefined where they could not. */
function optionsOf(cells: readonly SheetCell[]): string[] | undefined {
  const options = new Set<string>();
  for (const { text } of cells) {
    options.add(text);
    if (options.size > MOST_OPTIONS || text.length > LONGEST_OPTION) return undefined;
  }
  return options.size > 0 ? [...options] : undefined;
}

/** Whether the import would take a text as a value of this kind. */
export function fitsColumn(facts: ChosenColumn['column'], kind: SheetKind): (text: string) => boolean {
  const field = fieldOfColumn(facts, kind, 'value');
  const definition = standardRegistry.get(field.kind);
  return (text) => {
    // most texts are told apart without reading them
    if (BEGINS_WITH_DIGITS.has(kind) && !/^[-+￥¥$]?\s*[\d.]/.test(text)) return false;
    if (kind === 'switch' && text.length > LONGEST_SWITCH) return false;
    const result = pastedValue(field, text, standardRegistry);
    if (!result?.ok) return false;
    return definition?.check?.(result.value, field as Parameters<typeof definition.check>[1], {}) === undefined;
  };
}

function misfitsOf(facts: ChosenColumn['column'], kind: SheetKind, cells: readonly SheetCell[]): SheetMisfits {
  const found: SheetMisfits = { count: 0, samples: [] };
  // the options are the values, and texts have room for them
  if (kind === 'select' || kind === 'textarea' || (kind === 'text' && facts.longest <= SHORT_TEXT)) return found;
  const fits = fitsColumn(facts, kind);
  const known = new Map<string, boolean>();
  for (const cell of cells) {
    const isFit = known.get(cell.text) ?? fits(cell.text);
    known.set(cell.text, isFit);
    if (isFit) continue;
    found.count += 1;
    if (found.samples.length < SAMPLES) found.samples.push({ ...cell, text: cell.text.slice(0, SAMPLE_LENGTH) });
  }
  return found;
}

function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

const BEGINS_WITH_DIGITS: ReadonlySet<SheetKind> = new Set(['number', 'date', 'datetime', 'time']);
const MOST_DECIMALS = 6;
/** Different values that can be chosen from, and their length. */
const MOST_OPTIONS = 100;
const LONGEST_OPTION = 100;
/** Length of a text that one line takes, whatever its own length is; and of what a switch says. */
const SHORT_TEXT = 100;
const LONGEST_SWITCH = 10;
const SAMPLES = 3;
const SAMPLE_LENGTH = 60;
