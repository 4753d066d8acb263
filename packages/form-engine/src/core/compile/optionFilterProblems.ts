import { choosesRecords, OPTION_FILTER } from '../document/optionScope.js';
import { optionInterface } from '../kinds/choice/optionInterface.js';
import { bindOptionFilter } from './optionFilter.js';
import { type CompiledField } from './CompiledForm.js';
import { type FormProblem } from './FormProblem.js';
import { isRecordFilter } from './recordFilterOf.js';

/** Option filters that no database can evaluate, and those that only browsers hold people to. */
export function optionFilterProblems(fields: Iterable<CompiledField>): FormProblem[] {
  return [...fields].flatMap((compiled): FormProblem[] => {
    const { field, path, optionFilter } = compiled;
    if (!optionFilter) return [];
    const at = { path, setting: OPTION_FILTER, params: { label: field.label || field.id } };
    if (choosesRecords(field))
      return isRecordFilter(optionFilter.expression) ? [] : [{ ...at, severity: 'error', code: 'filterShape' }];
    const isAway = 'dataType' in field && field.dataType === 'dynamic' && optionInterface(field) === undefined;
    const readsOnlyValue = bindOptionFilter(compiled, { get: () => null })?.readsOnlyValue ?? true;
    return isAway && !readsOnlyValue ? [{ ...at, severity: 'warning', code: 'filterInBrowser' }] : [];
  });
}
