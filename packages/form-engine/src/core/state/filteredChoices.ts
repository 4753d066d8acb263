import { type CompiledField } from '../compile/CompiledForm.js';
import { type BoundOptionFilter, keepFilter } from '../compile/optionFilter.js';
import { type FoundError } from '../validation/validateRecord.js';
import { isEmpty, issueWording } from '../validation/validateValue.js';
import { type Wording } from '../validation/Wording.js';
import { type FieldStates } from './FieldStates.js';
import { sameValue } from './sameValue.js';
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
  private readonly notes = new Map<string, Note>();

  constructor(
    private readonly content: StoreContent,
    private readonly states: FieldStates,
  ) {}

  /** Whether that is news. */
  note(located: LocatedField, isMisfit: boolean): boolean {
    const path = formatPath(located.compiled, located.row);
    if (!isMisfit) return this.notes.delete(path);
    const before = this.notes.get(path);
    const now = { value: this.content.valueOf(located), optionFilter: this.filterOf(located) };
    this.notes.set(path, now);
    return !before || !sameValue(before.value, now.value);
  }

  /** What is told of what is chosen now. It stands while the form is filled in, until a view knows better. */
  wordingOf(located: LocatedField): Wording | undefined {
    const note = this.notes.get(formatPath(located.compiled, located.row));
    const isSame = note && sameValue(note.value, this.content.valueOf(located));
    return isSame ? issueWording({ key: 'optionFilter' }, located.compiled.field) : undefined;
  }

  /** What holds a save back: of what shows and can be changed, what was noted with the values that the filter looks at now. */
  found(): FoundError[] {
    return [...this.notes].flatMap(([path, { optionFilter }]) => {
      const located = this.content.locate(path);
      if (!located || !isChoiceToCheck(this.content, this.states, located)) return [];
      const { compiled, table, row } = located;
      if (table && !this.states.compute(table.compiled, undefined).visible) return [];
      const wording = keepFilter(optionFilter, this.filterOf(located)) === optionFilter && this.wordingOf(located);
      if (!wording) return [];
      const place = table && row ? `${table.compiled.path}.${table.keys.indexOf(row.key)}.${compiled.field.id}` : path;
      return [{ path: place, label: compiled.field.label, wording }];
    });
  }

  clear(): void {
    this.notes.clear();
  }

  private filterOf({ compiled, row }: LocatedField): BoundOptionFilter | undefined {
    return this.states.compute(compiled, row).optionFilter;
  }
}

/** What was chosen, and what its filter looked at. */
interface Note {
  value: unknown;
  optionFilter: BoundOptionFilter | undefined;
}
