import { createField, createFormDocument, type Field, type FormDocument } from '@smart-admin/form-engine/core';
import { type api } from '../../../../app/api.js';

export type ExistingTable = Awaited<ReturnType<typeof api.visualdev.models.existingTable>>;
export type ExistingColumn = ExistingTable['columns'][number];
export type ColumnKind = ExistingColumn['kinds'][number];

/** A column with what somebody makes of it. */
export interface TableChoice {
  column: ExistingColumn;
  kind: ColumnKind;
  label: string;
  isIncluded: boolean;
}

/** The columns that can be fields as they are taken at first: all of them, under what the database says about them. */
export function firstChoices({ columns }: ExistingTable): TableChoice[] {
  const taken = new Set<string>();
  return columns.flatMap((column) => {
    const [kind] = column.kinds;
    if (!kind) return [];
    const wanted = column.comment.trim().slice(0, 50) || column.name;
    const label = taken.has(wanted) ? column.name : wanted;
    taken.add(label);
    return [{ column, kind, label, isIncluded: true }];
  });
}

/** What keeps a column from being as it was chosen. */
export function choiceProblem(
  choices: readonly TableChoice[],
  { column, label, isIncluded }: TableChoice,
): 'unnamed' | 'twice' | 'needed' | undefined {
  if (!isIncluded) return column.isRequired ? 'needed' : undefined;
  const name = label.trim();
  if (name === '') return 'unnamed';
  return choices.filter((other) => other.isIncluded && other.label.trim() === name).length > 1 ? 'twice' : undefined;
}

/** The form that the chosen columns become: a field has the name of its column. */
export function formOfTable(choices: readonly TableChoice[]): FormDocument {
  const included = choices.filter(({ isIncluded }) => isIncluded);
  const isWide = included.length > ONE_COLUMN;
  const fields = included.map(({ column, kind, label }, index): Field => {
    const place = {
      id: column.name,
      label: label.trim(),
      required: column.isRequired && kind !== 'switch',
      formId: FIRST_ID + index,
      span: isWide && kind !== 'textarea' ? 12 : 24,
    };
    if (kind === 'number') return createField('number', { ...place, precision: column.precision });
    if (kind === 'date' || kind === 'datetime') return createField('date', { ...place, dateType: kind });
    if (kind === 'switch') return createField('switch', place);
    const most = kind === 'text' ? LONGEST_LINE : LONGEST_TEXT;
    return createField(kind, { ...place, maxLength: Math.min(column.maxLength || most, most) });
  });
  return createFormDocument(fields, isWide ? { dialogWidth: 800 } : {});
}

/** Fields up to which a form stands in one column. */
const ONE_COLUMN = 6;
const FIRST_ID = 101;
const LONGEST_LINE = 500;
const LONGEST_TEXT = 40_000;
