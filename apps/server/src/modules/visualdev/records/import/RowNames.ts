import { type Field, referenceOf } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { addTo } from '../../../../db/groups.js';
import { t } from '../../visualdev.messages.js';
import { namesIn } from './CellReader.js';

/**
 * What the rows of a file call the records that they make, where fields of the model choose records of the same model: a
 * row may stand below one that stands before it in the file.
 */
export class RowNames {
  /** Numbers of the rows by field and name, ascending. */
  private readonly numbers = new Map<string, Map<string, number[]>>();
  /** Fields that choose records of their own model, with the field by which those are called. */
  private readonly choosing: readonly { field: Field; calledBy: string }[];

  private constructor(fields: readonly Field[], modelId: string) {
    this.choosing = fields.flatMap((field) => {
      const reference = referenceOf(field);
      const isOwn = reference?.kind === 'record' && reference.modelId === modelId;
      return isOwn && reference.relationField !== undefined ? [{ field, calledBy: reference.relationField }] : [];
    });
    for (const { calledBy } of this.choosing) this.numbers.set(calledBy, new Map());
  }

  /** Reads the rows of a whole file, of models of which no field chooses records of the same model none. */
  static async read(
    rows: AsyncIterable<NumberedRow>,
    { fields, modelId }: { fields: readonly Field[]; modelId: string },
  ): Promise<RowNames> {
    const names = new RowNames(fields, modelId);
    if (names.choosing.length === 0) return names;
    for await (const { number, texts } of rows)
      for (const [calledBy, numbers] of names.numbers) {
        const name = (texts[calledBy] ?? '').trim();
        if (name !== '') addTo(numbers, name, number);
      }
    return names;
  }

  /** Whether a row chooses a record that one of the rows from `first` on makes, before it. */
  choosesSince(first: number, { number, texts }: NumberedRow): boolean {
    return this.choosing.some(({ field }) =>
      namesIn(field, texts[field.id] ?? '').some((name) =>
        this.numbersOf(field.id, name).some((place) => place >= first && place < number),
      ),
    );
  }

  /** Numbers of the rows that make a record of a name that a field may choose. */
  numbersOf(fieldId: string, name: string): readonly number[] {
    const calledBy = this.choosing.find(({ field }) => field.id === fieldId)?.calledBy;
    return (calledBy !== undefined && this.numbers.get(calledBy)?.get(name)) || [];
  }

  /** The errors of a row, which say of names that there are none of which row of the file would have made them. */
  told(
    errors: Readonly<Record<string, string>>,
    { unknown, number, locale }: { unknown: Readonly<Record<string, string>>; number: number; locale: Locale },
  ): Record<string, string> {
    const told = { ...errors };
    for (const [fieldId, name] of Object.entries(unknown)) {
      const label = this.choosing.find(({ field }) => field.id === fieldId)?.field.label ?? '';
      const numbers = this.numbersOf(fieldId, name);
      const before = numbers.findLast((place) => place < number);
      const below = numbers.find((place) => place > number);
      if (before !== undefined) told[fieldId] = t('nameNotTaken', { label, name, row: before })(locale);
      else if (below !== undefined) told[fieldId] = t('nameBelow', { label, name, row: below })(locale);
    }
    return told;
  }
}

interface NumberedRow {
  /** As spreadsheets number it, from 1. */
  number: number;
  /** By field. */
  texts: Readonly<Record<string, string>>;
}
