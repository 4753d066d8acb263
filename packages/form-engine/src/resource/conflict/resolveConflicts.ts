import { type Conflict } from '../../core/change/mergeChanges.js';
import { mergeTexts } from '../../core/change/mergeTexts.js';
import { type RecordChange, type RowsChange, type RowValues } from '../../core/change/RecordChange.js';
import { type RecordConflict } from './RecordConflict.js';

/** Which value a person keeps where two people changed the same. */
export type Choice = 'original' | 'theirs' | 'mine' | 'both';

/** A person's change with what they decided, as a change of the revision that is saved now. Every conflict needs a choice. */
export function resolveConflicts(
  mine: RecordChange,
  { revision, conflicts }: Pick<RecordConflict, 'revision' | 'conflicts'>,
  choices: Readonly<Record<string, Choice>>,
): RecordChange {
  const resolved = withoutPaths(mine, new Set(conflicts.map(({ path }) => path)));
  for (const conflict of conflicts) {
    const choice = choices[conflict.path];
    if (choice === undefined) throw new Error(`Nothing is decided about ${conflict.path}`);
    if (choice !== 'theirs') put(resolved, conflict, chosenValue(conflict, choice));
  }
  return { ...resolved, revision };
}

/** The text with both changes, where the values are texts and the changes do not meet. */
export function bothTexts({ original, theirs, mine }: Conflict): string | undefined {
  if (typeof theirs !== 'string' || typeof mine !== 'string') return undefined;
  return mergeTexts(typeof original === 'string' ? original : '', theirs, mine);
}

/** The change without these fields, cells (`cars.7.months`) and rows (`cars.7`). */
export function withoutPaths({ revision, set, rows }: RecordChange, paths: ReadonlySet<string>): RecordChange {
  const tables = Object.entries(rows).map(([table, change]): [string, RowsChange] => [
    table,
    {
      ...change,
      upsert: change.upsert
        .filter((row) => !paths.has(`${table}.${row.id}`))
        .map(
          (row) =>
            Object.fromEntries(
              Object.entries(row).filter(([column]) => !paths.has(`${table}.${row.id}.${column}`)),
            ) as RowValues,
        ),
      remove: change.remove.filter((id) => !paths.has(`${table}.${id}`)),
    },
  ]);
  return {
    revision,
    set: Object.fromEntries(Object.entries(set).filter(([field]) => !paths.has(field))),
    rows: Object.fromEntries(tables),
  };
}

function chosenValue(conflict: Conflict, choice: Choice): unknown {
  return choice === 'both' ? bothTexts(conflict) : conflict[choice];
}

function put({ set, rows }: RecordChange, { path }: Conflict, value: unknown): void {
  const [field = '', row, column] = path.split('.');
  if (row === undefined) {
    set[field] = value;
    return;
  }
  const change = (rows[field] ??= { upsert: [], remove: [] });
  if (column === undefined && value === null) change.remove.push(row);
  else if (column === undefined) change.upsert.push({ ...(value as RowValues), id: row });
  else {
    const known = change.upsert.find(({ id }) => id === row);
    if (known) known[column] = value;
    else change.upsert.push({ id: row, [column]: value });
  }
}
