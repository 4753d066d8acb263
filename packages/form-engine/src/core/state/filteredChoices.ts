import { type CompiledField } from '../compile/CompiledForm.js';
import { isEmpty, issueWording } from '../validation/validateValue.js';
import { type Wording } from '../validation/Wording.js';
import { type FieldStates } from './FieldStates.js';
import { formatPath, type LocatedField, type StoreContent } from './StoreContent.js';
import { type RowState } from './TableState.js';

/** The fields and cells whose option filter looks at a value that has changed: a cell of the same row, or all of the column. */
export function choicesLookingAt(
  { form, tables }: StoreContent,
  { path }: CompiledField,
  row: RowState | undefined,
): LocatedField[] {
  return (form.dependents.get(path)?.states ?? []).flatMap(({ target, ownRow }): LocatedField[] => {
    if (!target.optionFilter?.references.some((reference) => reference.path === path)) return [];
    if (!target.table) return [{ compiled: target, table: undefined, row: undefined }];
    const table = tables.get(target.table.path);
    if (!table) return [];
    const rows = ownRow ? (row ? [row] : []) : [...table.all()];
    return rows.map((each) => ({ compiled: target, table, row: each }));
  });
}

/** Whether a choice is to be held against its option filter: something is chosen or told wrong, and the person can change it. */
export function isChoiceToCheck(content: StoreContent, states: FieldStates, located: LocatedField): boolean {
  const { compiled, row } = located;
  if (!compiled.optionFilter) return false;
  const isWrong = row ? row.errors.has(compiled.field.id) : content.errors.has(compiled.path);
  if (!isWrong && isEmpty(content.valueOf(located))) return false;
  const { visible, access } = states.compute(compiled, row);
  return visible && access === 'write';
}

/** Chosen records and rows of which a view knows that their option filter does not let them pass: only who holds them can tell. */
export class Misfits {
  private readonly paths = new Set<string>();

  /** Whether that is news. */
  note(path: string, isMisfit: boolean): boolean {
    if (this.paths.has(path) === isMisfit) return false;
    if (isMisfit) this.paths.add(path);
    else this.paths.delete(path);
    return true;
  }

  wordingOf({ compiled, row }: LocatedField): Wording | undefined {
    const isMisfit = this.paths.has(formatPath(compiled, row));
    return isMisfit ? issueWording({ key: 'optionFilter' }, compiled.field) : undefined;
  }

  clear(): void {
    this.paths.clear();
  }
}
