import { addTo } from '../../core/change/addTo.js';
import { type ImportRow } from './ImportSource.js';

/** A row of the preview: what the file held, as it was edited since. */
export interface ImportEntry extends ImportRow {
  /** Stays when other rows go. */
  id: string;
  /** Row in the file. */
  number: number;
  /** Counts the edits, so that an answer about an earlier text is not shown. */
  edits: number;
  /** Edited since it was last checked. */
  isUnchecked: boolean;
}

export type ImportChange =
  | { type: 'load'; rows: readonly ImportRow[] }
  | { type: 'edit'; id: string; column: string; text: string }
  | { type: 'remove'; id: string }
  | { type: 'checked'; asked: readonly ImportEntry[]; rows: readonly ImportRow[] }
  | { type: 'committed'; sent: readonly ImportEntry[]; failed: readonly ImportRow[]; refused: string };

/** The rows of an import after a change. An edited row loses its marks until it is checked again. */
export function changeImportRows(entries: readonly ImportEntry[], change: ImportChange): readonly ImportEntry[] {
  switch (change.type) {
    case 'load':
      return badFirst(change.rows.map((row, index) => toEntry(row, row.number ?? index + 1)));
    case 'edit':
      return entries.map((entry) =>
        entry.id === change.id && (entry.values[change.column] ?? '') !== change.text
          ? {
              ...entry,
              values: { ...entry.values, [change.column]: change.text },
              errors: {},
              edits: entry.edits + 1,
              isUnchecked: true,
            }
          : entry,
      );
    case 'remove':
      return entries.filter(({ id }) => id !== change.id);
    case 'checked': {
      const answers = new Map(change.asked.map(({ id, edits }, index) => [id, { edits, row: change.rows[index] }]));
      return entries.map((entry) => {
        const answer = answers.get(entry.id);
        if (!answer?.row || answer.edits !== entry.edits) return entry;
        return { ...entry, errors: answer.row.errors, isUnchecked: false };
      });
    }
    case 'committed':
      return afterCommit(entries, change);
  }
}

/** Whether a row carries a message. */
export function isBadRow({ errors }: ImportRow): boolean {
  return Object.keys(errors).length > 0;
}

/** A row as sources know it. */
export function toImportRow({ values, errors }: ImportEntry): ImportRow {
  return { values, errors };
}

/** What came in goes; what failed stays with the number it had in the file, as far as its texts tell. */
function afterCommit(
  entries: readonly ImportEntry[],
  { sent, failed, refused }: Extract<ImportChange, { type: 'committed' }>,
): readonly ImportEntry[] {
  const sentIds = new Set(sent.map(({ id }) => id));
  const open = new Map<string, ImportEntry[]>();
  for (const entry of sent) addTo(open, rowText(entry), entry);
  const last = Math.max(0, ...entries.map(({ number }) => number));
  const returned = failed.map((row, index) => {
    const known = open.get(rowText(row))?.shift();
    return toEntry(isBadRow(row) ? row : { ...row, errors: { '': refused } }, known?.number ?? last + 1 + index);
  });
  return [...returned, ...entries.filter(({ id }) => !sentIds.has(id))];
}

function rowText({ values }: ImportRow): string {
  return JSON.stringify(
    Object.entries(values)
      .filter(([, text]) => text !== '')
      .toSorted(([first], [second]) => (first < second ? -1 : 1)),
  );
}

function toEntry({ values, errors }: ImportRow, number: number): ImportEntry {
  return { values, errors, id: `r${number}`, number, edits: 0, isUnchecked: false };
}

function badFirst(entries: ImportEntry[]): ImportEntry[] {
  return [...entries.filter(isBadRow), ...entries.filter((entry) => !isBadRow(entry))];
}
