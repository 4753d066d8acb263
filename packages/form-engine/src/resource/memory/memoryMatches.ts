import { type Field, type FormValues } from '../../core/document/FormDocument.js';
import { asksForEmpty } from '../../core/list/listLayouts.js';
import { filterHolds, isBetween, isBlank, isSameSwitch, listOf, textOf } from '../../core/list/filterHolds.js';
import { readRecordFilter, RECORD_FILTER } from '../../core/list/recordFilter.js';
import { filterOf } from '../../core/registry/fieldFacts.js';
import { type ListQuery } from '../types.js';

type Fields = ReadonlyMap<string, Field>;

/** Whether a record in memory is what a list asks for, as a server finds it. */
export function matches(row: FormValues, fields: Fields, { keyword, filters }: ListQuery): boolean {
  const isFound =
    !keyword || Object.values(row).some((value) => textOf(value).toLowerCase().includes(keyword.toLowerCase()));
  const { [RECORD_FILTER]: built, ...asked } = filters;
  const filter = readRecordFilter(built);
  return (
    isFound &&
    Object.entries(asked).every(([id, value]) => isAsked(row[id], value, fields.get(id))) &&
    (!filter || filterHolds(filter, row, fields))
  );
}

function isAsked(value: unknown, asked: unknown, field: Field | undefined): boolean {
  if (asksForEmpty(asked)) return isBlank(value);
  if (isBlank(asked)) return true;
  switch (field ? filterOf(field).operator : 'contains') {
    case 'between':
      return isBetween(value, asked);
    case 'includes': {
      const held = listOf(value).map(textOf);
      return listOf(asked).every((one) => held.includes(textOf(one)));
    }
    case 'equal':
      return listOf(asked).some((one) => textOf(one) === textOf(value) || isSameSwitch(value, one));
    case 'contains':
      return textOf(value).toLowerCase().includes(textOf(asked).toLowerCase());
  }
}
