/** Begin of the names of an option's columns in an option filter: `option.value`. There it comes before a subtable of that name. */
export const OPTION_SCOPE = 'option';

/** The column of an option that a name in an option filter means; undefined for a name of the form. */
export function optionColumn(name: string): string | undefined {
  return name.startsWith(`${OPTION_SCOPE}.`) ? name.slice(OPTION_SCOPE.length + 1) : undefined;
}

/** Setting that holds an option filter. */
export const OPTION_FILTER = 'optionFilter';

/** Names of the columns of an option; `isOpen` where others may come with the options. */
export interface OptionColumns {
  names: readonly string[];
  isOpen: boolean;
}

/** The columns that an expression can name at a place; undefined where there are no options. */
export function optionColumnsAt(setting: string, field: object | undefined): OptionColumns | undefined {
  if (setting !== OPTION_FILTER || !field) return undefined;
  // the columns of a record, or of a row of an interface
  if (choosesRecords(field)) return { names: [], isOpen: true };
  if (!('dataType' in field)) return undefined;
  const { dataType } = field;
  if (dataType === 'dynamic') return { names: COLUMNS, isOpen: true };
  return { names: dataType === 'dictionary' ? [...COLUMNS, 'enCode', 'parentId'] : COLUMNS, isOpen: false };
}

/** Whether a field chooses records or rows, which only a server filters: see `isRecordFilter`. */
export function choosesRecords(field: object): boolean {
  return OPTION_FILTER in field && ('modelId' in field || 'interfaceId' in field);
}

/** What every option has; `level` counts from 1 at the first level of a tree. */
const COLUMNS = ['value', 'label', 'level'];
