import { type ReportCell, type ReportDocument } from '@smart-admin/api-client/contract';
import { addressOf, type CellPlace, placeOf } from '@smart-admin/form-engine/core/report';
import { createClipboard, editorMessages, pasteOrWarn, useEditor } from '@smart-admin/form-engine/editor';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { insertChart } from './insertChart.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import {
  addressesIn,
  type CellRange,
  cellAt,
  clearRange,
  copyRange,
  ensureCell,
  insertLine,
  mergeRange,
  pasteCells,
  rangeOf,
  removeLines,
  splitRange,
} from './sheetEdits.js';

/** What can be done to the cells that are chosen; each is one step of undo. */
export function useReportEditing() {
  const t = useMessages(reportDesignMessages);
  const e = useMessages(editorMessages);
  const store = useEditor<ReportDocument>();
  const [clipboard] = useState(() =>
    createClipboard<ReportCell>({
      kind: 'report-cells',
      version: 1,
      isItem: isCell,
      // absent where the page is not served securely
      system: navigator.clipboard as Clipboard | undefined,
      shared: localStorage,
    }),
  );
  const documentNow = () => store.getState().document;
  const range = (): CellRange => chosenRange(store.getState());
  const edit = (label: string, work: (draft: ReportDocument) => readonly string[] | void, group?: string) =>
    store.edit(label, (draft) => work(draft as ReportDocument), { group });
  /** Writes something on every chosen place. */
  const each = (label: string, write: (cell: ReportCell) => void) =>
    edit(label, (draft) => {
      for (const address of addressesIn(draft, range())) {
        const place = placeOf(address);
        if (place) write(ensureCell(draft, place));
      }
    });
  const remove = () => void edit(t('removeCells'), (draft) => clearRange(draft, range()));
  const lines = (line: 'row' | 'column') => {
    const { from, to } = range();
    return [from[line], to[line]] as const;
  };
  return {
    range,
    select: (from: CellPlace, to: CellPlace) => {
      const ids = addressesIn(documentNow(), rangeOf(documentNow(), from, to));
      store.select({ ids, anchor: ids.find((id) => id === addressOf(from)) ?? ids[0] ?? null });
    },
    setText: (place: CellPlace, text: string) =>
      void edit(t('typeText'), (draft) => {
        const isFormula = text.startsWith('=');
        const found = cellAt(draft, place);
        if (text === '' && !found) return;
        if (found?.kind === 'chart') {
          found.text = text;
          return;
        }
        const content = { kind: isFormula ? 'expression' : 'text', text: isFormula ? text.slice(1) : text } as const;
        Object.assign(ensureCell(draft, place), { ...content, set: '', field: '', expand: 'none' });
      }),
    insertField: (place: CellPlace, { set, field, label }: { set: string; field: string; label: string }) =>
      void edit(t('insertField', { name: label }), (draft) => {
        const cell = ensureCell(draft, place);
        if (cell.kind === 'chart') {
          Object.assign(cell, { set, field, aggregate: 'sum' });
          return [addressOf(cell)];
        }
        // the first field of a row repeats it; those after it follow
        const isFirst = !draft.cells.some(
          ({ row, column, kind, expand }) =>
            row === place.row && column < place.column && kind === 'field' && expand === 'down',
        );
        Object.assign(cell, { kind: 'field', text: '', set, field, expand: isFirst ? 'down' : 'none', by: 'list' });
        return [addressOf(place)];
      }),
    toggle: (mark: 'bold' | 'italic') => {
      const all = copyRange(documentNow(), range());
      const isOn = all.length > 0 && all.every((cell) => cell[mark]);
      void each(t(mark), (cell) => void (cell[mark] = !isOn));
    },
    align: (align: 'left' | 'center' | 'right') =>
      void each(t(`align${align === 'left' ? 'Left' : align === 'center' ? 'Center' : 'Right'}`), (cell) => {
        cell.align = align;
      }),
    frame: (isDrawn: boolean) =>
      void each(t(isDrawn ? 'bordersAll' : 'bordersNone'), (cell) => {
        cell.borders = isDrawn ? ['top', 'right', 'bottom', 'left'] : [];
      }),
    /** A chart of the chosen places over the first data set. */
    insertChart: () =>
      void edit(t('insertChart'), (draft) => {
        const content = { set: draft.sets[0]?.id ?? '', text: '' };
        return addressesIn(draft, insertChart(draft, range(), content));
      }),
    merge: () => void edit(t('merge'), (draft) => mergeRange(draft, range())),
    split: () => void edit(t('split'), (draft) => splitRange(draft, range())),
    insert: (line: 'row' | 'column') =>
      void edit(t(line === 'row' ? 'insertRow' : 'insertColumn'), (draft) => {
        if (!insertLine(draft, line, lines(line)[0])) toast.warning(t('tooLarge'));
      }),
    removeLines: (line: 'row' | 'column') =>
      void edit(t(line === 'row' ? 'removeRows' : 'removeColumns'), (draft) => {
        removeLines(draft, line, ...lines(line));
        return [];
      }),
    copy: () => void clipboard.copy(copyRange(documentNow(), range())),
    cut: () => {
      void clipboard.copy(copyRange(documentNow(), range()));
      remove();
    },
    paste: () =>
      void pasteOrWarn(clipboard, e).then((cells) => {
        if (!cells) return;
        edit(t('pasteCells'), (draft) => addressesIn(draft, pasteCells(draft, cells, range().from)));
      }),
    remove,
    selectAll: () => {
      const { rows, columns } = documentNow();
      const ids = addressesIn(documentNow(), {
        from: { row: 0, column: 0 },
        to: { row: rows.length - 1, column: columns.length - 1 },
      });
      store.select({ ids, anchor: ids[0] ?? null });
    },
    /** Rows have their places. */
    nudge: () => undefined,
    replace: (label: string, document: ReportDocument) => void store.replace(label, document),
  };
}

export type ReportEditing = ReturnType<typeof useReportEditing>;

/** The rectangle that is chosen; the first place where nothing is. */
function chosenRange({
  document,
  selection: { ids },
}: {
  document: ReportDocument;
  selection: { ids: readonly string[] };
}): CellRange {
  const places = ids.flatMap((id) => placeOf(id) ?? []);
  const [first = { row: 0, column: 0 }] = places;
  const last = places.reduce(
    (all, { row, column }) => ({ row: Math.max(all.row, row), column: Math.max(all.column, column) }),
    first,
  );
  const start = places.reduce(
    (all, { row, column }) => ({ row: Math.min(all.row, row), column: Math.min(all.column, column) }),
    first,
  );
  return rangeOf(document, start, last);
}

function isCell(value: unknown): value is ReportCell {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, row, column, rowSpan, columnSpan, rules, borders } = value as Partial<ReportCell>;
  const isKind = kind === 'text' || kind === 'field' || kind === 'expression' || kind === 'chart';
  return (
    isKind &&
    [row, column, rowSpan, columnSpan].every(Number.isInteger) &&
    Array.isArray(rules) &&
    Array.isArray(borders)
  );
}
