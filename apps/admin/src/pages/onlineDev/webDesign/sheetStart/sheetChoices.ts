import { type ChosenColumn, type SheetColumn } from '@smart-admin/form-engine/core/sheet';
import { formatDate } from '@smart-admin/ui/format';

/** A column with what somebody makes of it. */
export interface SheetChoice extends ChosenColumn {
  column: SheetColumn;
}

/** The columns as they are taken at first: all that say something, under their headers. */
export function firstChoices(columns: readonly SheetColumn[], nameOf: (number: number) => string): SheetChoice[] {
  const taken = new Set<string>();
  return columns.map((column, index) => {
    const wanted = column.header.trim() || nameOf(index + 1);
    let label = wanted;
    for (let count = 2; taken.has(label); count += 1) label = `${wanted} ${count}`;
    taken.add(label);
    return { column, kind: column.guess, label, isIncluded: column.filled > 0 || column.header !== '' };
  });
}

/** What keeps the column at a place from becoming a field. */
export function choiceProblem(choices: readonly SheetChoice[], index: number): 'unnamed' | 'twice' | undefined {
  const choice = choices[index];
  if (!choice?.isIncluded) return undefined;
  const label = choice.label.trim();
  if (label === '') return 'unnamed';
  const isTwice = choices.some((other, place) => place !== index && other.isIncluded && other.label.trim() === label);
  return isTwice ? 'twice' : undefined;
}

/** A code that no form has yet: the letters of the file's name, else of the day. */
export function firstCode(fileName: string, now: Date): string {
  const word = fileName.replace(/\.[^.]*$/, '').replace(/[^A-Za-z0-9]/g, '');
  const time = formatDate(now, 'MMDDHHmmss');
  return /^[A-Za-z]/.test(word) ? `${word.slice(0, 30)}${time}` : `sheet${time}`;
}
