import { REPORT_TEXT_LENGTH, type ReportCell, type ReportDocument } from '@smart-admin/api-client/contract';
import { addressOf, type CellPlace, lettersOf, placeOf } from '@smart-admin/form-engine/core/report';
import { type EditorState, type Problem, useEditorState } from '@smart-admin/form-engine/editor';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { ArrowDown, ArrowRight, ChartColumn } from 'lucide-react';
import { flushSync } from 'react-dom';
import { type DragEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BORDER_CLASSES, COLOUR_CLASSES, FILL_CLASSES } from '../lookClasses.js';
import { cellWords } from './cellWords.js';
import { FIELD_TYPE, readDraggedField } from './draggedField.js';
import { useReportDesign } from './ReportDesignContext.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { cellAt } from './sheetEdits.js';
import { type ReportEditing } from './useReportEditing.js';

/**
 * The sheet that is drawn, as a grid: arrows walk, with Shift they choose a range, F2, Enter or a letter write into a place, and a field of the
 * palette is dropped onto one. A table of our own, because only cells are drawn here and every one of them can be read and reached without a pointer.
 */
export function ReportGrid({ editing, problems, readOnly }: ReportGridProps) {
  const t = useMessages(reportDesignMessages);
  const document = useEditorState(documentOf);
  const { ids, anchor } = useEditorState(selectionOf);
  const design = useReportDesign();
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const [typed, setTyped] = useState<{ place: CellPlace; text: string }>();
  const grid = useRef<HTMLTableElement>(null);
  /** Whoever ended a text by a key goes on in the grid. */
  const isBack = useRef(false);
  const { rows, columns } = document;
  const chosen = new Set(ids);
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(({ itemId }) => itemId));
  // whoever goes to a problem, or takes a step back, is brought to its place
  const alone = ids.length === 1 ? placeOf(ids[0] ?? '') : undefined;
  const current = alone ?? active;
  const currentAddress = addressOf(startOf(document, current));
  useEffect(() => {
    if (typed || !(isBack.current || grid.current?.contains(window.document.activeElement))) return;
    isBack.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-address="${currentAddress}"]`)?.focus();
  }, [currentAddress, typed]);

  const go = (place: CellPlace, extend: boolean) => {
    const to = {
      row: Math.min(Math.max(0, place.row), rows.length - 1),
      column: Math.min(Math.max(0, place.column), columns.length - 1),
    };
    setActive(to);
    editing.select(extend ? (placeOf(anchor ?? '') ?? current) : to, to);
  };
  const write = (place: CellPlace, text?: string) => {
    if (readOnly) return;
    const cell = cellAt(document, place);
    if (cell?.kind === 'field' && text === undefined) return;
    setTyped({ place: startOf(document, place), text: text ?? (cell ? plainText(cell) : '') });
  };
  const commit = (text: string, next?: CellPlace) => {
    if (!typed) return;
    setTyped(undefined);
    const before = cellAt(document, typed.place);
    if (text !== (before ? plainText(before) : '')) editing.setText(typed.place, text);
    isBack.current = next !== undefined;
    if (next) go(next, false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (typed || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Process' || event.nativeEvent.isComposing) {
      // an input method writes into what has the focus when its first key ends
      flushSync(() => write(current, ''));
      return;
    }
    const step = STEPS[event.key];
    const from = event.shiftKey ? active : current;
    if (step) {
      const cell = cellAt(document, from);
      const [high, wide] = [cell?.rowSpan ?? 1, cell?.columnSpan ?? 1];
      const start = startOf(document, from);
      go(
        {
          row: step.row === 0 ? from.row : step.row > 0 ? start.row + high : start.row - 1,
          column: step.column === 0 ? from.column : step.column > 0 ? start.column + wide : start.column - 1,
        },
        event.shiftKey,
      );
    } else if (event.key === 'Home') go({ ...from, column: 0 }, event.shiftKey);
    else if (event.key === 'End') go({ ...from, column: columns.length - 1 }, event.shiftKey);
    else if (event.key === 'F2' || event.key === 'Enter') write(current);
    else if (event.key.length === 1 && event.key !== ' ') write(current, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleDrop = (event: DragEvent, place: CellPlace) => {
    const field = readDraggedField(event.dataTransfer);
    if (!field || readOnly) return;
    event.preventDefault();
    editing.insertField(place, field);
    setActive(place);
  };
  const names = (row: number, column: number) => (
    <td key={column} role="gridcell" data-address={addressOf({ row, column })} {...cellProps({ row, column })} />
  );
  const cellProps = (place: CellPlace) => {
    const address = addressOf(place);
    return {
      tabIndex: address === currentAddress ? 0 : -1,
      'aria-selected': chosen.has(address),
      onPointerDown: (event: { shiftKey: boolean }) => go(place, event.shiftKey),
      onPointerEnter: (event: { buttons: number }) => {
        if (event.buttons === 1) go(place, true);
      },
      // whoever brings the focus here by other means than our keys chooses the place too
      onFocus: () => {
        if (address !== currentAddress) go(place, false);
      },
      onDoubleClick: () => write(place),
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes(FIELD_TYPE)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => handleDrop(event, place),
      className: cn(
        'relative overflow-hidden border-r border-b border-hairline px-2 text-body select-none',
        'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--primary-edge)',
        chosen.has(address) && 'bg-primary-soft',
      ),
    };
  };
  return (
    <table
      ref={grid}
      role="grid"
      aria-label={t('grid')}
      aria-multiselectable
      aria-readonly={readOnly}
      data-slot="report-grid"
      onKeyDown={handleKeyDown}
      className="table-fixed border-separate border-spacing-0 bg-surface"
      style={{ width: columns.reduce((sum, width) => sum + width, 40) }}
    >
      <colgroup>
        <col style={{ width: 40 }} />
        {columns.map((width, index) => (
          <col key={index} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td className="sticky top-0 z-2 h-7 border-r border-b border-hairline bg-sunken" />
          {columns.map((_width, column) => (
            <th key={column} scope="col" className={HEADING}>
              {lettersOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((height, row) => (
          <tr key={row} style={{ height }}>
            <th scope="row" className={cn(HEADING, row < document.headRows && 'text-primary-text')}>
              {row + 1}
            </th>
            {columns.map((_width, column) => {
              const place = { row, column };
              const cell = cellAt(document, place);
              const isTyped = typed?.place.row === row && typed.place.column === column;
              if (!cell && !isTyped) return names(row, column);
              if (cell && (cell.row !== row || cell.column !== column)) return null;
              const props = cellProps(place);
              return (
                <td
                  key={column}
                  role="gridcell"
                  data-address={addressOf(place)}
                  rowSpan={cell?.rowSpan}
                  colSpan={cell?.columnSpan}
                  {...props}
                  style={{
                    textAlign: cell && cell.align !== 'auto' ? cell.align : undefined,
                    verticalAlign: cell?.vertical,
                    fontSize: cell?.size || undefined,
                  }}
                  className={cn(
                    props.className,
                    cell?.bold && 'font-semibold',
                    cell?.italic && 'italic',
                    COLOUR_CLASSES[cell?.colour ?? ''],
                    !chosen.has(addressOf(place)) && FILL_CLASSES[cell?.fill ?? ''],
                    cell?.borders.map((side) => BORDER_CLASSES[side]),
                    wrong.has(addressOf(place)) && 'shadow-[inset_0_0_0_1px_var(--danger-text)]',
                  )}
                >
                  {isTyped ? (
                    <TypedText
                      label={addressOf(place)}
                      text={typed.text}
                      onDone={(text, step) =>
                        commit(text, step && { row: row + step.row, column: column + step.column })
                      }
                      onCancel={() => {
                        isBack.current = true;
                        setTyped(undefined);
                      }}
                    />
                  ) : (
                    cell && <CellFace cell={cell} words={cellWords(cell, design)} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HEADING = 'border-r border-b border-hairline bg-sunken text-12 font-normal text-2 tabular-nums sticky top-0 z-1';
const STEPS: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

function CellFace({ cell, words }: { cell: ReportCell; words: string }) {
  const t = useMessages(reportDesignMessages);
  const Direction = cell.expand === 'across' ? ArrowRight : ArrowDown;
  return (
    <span
      className={cn(
        'flex items-center gap-1',
        cell.align === 'center' && 'justify-center',
        cell.align === 'right' && 'justify-end',
      )}
    >
      {cell.kind === 'field' && cell.expand !== 'none' ? (
        <Direction
          aria-label={t(cell.expand === 'across' ? 'goesAcross' : 'goesDown')}
          className="size-3.5 flex-none text-primary-text"
        />
      ) : null}
      {cell.kind === 'chart' ? (
        <ChartColumn aria-label={t('chart')} className="size-4 flex-none text-primary-text" />
      ) : null}
      <span className={cn('truncate', cell.kind !== 'text' && 'text-primary-text')}>{words}</span>
    </span>
  );
}

/** The field in which the text of a cell is written. */
function TypedText({ label, text, onDone, onCancel }: TypedTextProps) {
  const isOver = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(REPORT_TEXT_LENGTH, REPORT_TEXT_LENGTH);
  }, []);
  const end = (work: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    work();
  };
  return (
    <input
      ref={field}
      aria-label={label}
      defaultValue={text}
      maxLength={REPORT_TEXT_LENGTH}
      className="absolute inset-0 size-full border-0 bg-surface px-2 text-body text-1 outline-2 -outline-offset-2 outline-(--primary-edge)"
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => end(() => onDone(currentTarget.value))}
      onKeyDown={(event) => {
        event.stopPropagation();
        const { value } = event.currentTarget;
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) end(() => onDone(value, { row: 1, column: 0 }));
        else if (event.key === 'Tab') {
          event.preventDefault();
          end(() => onDone(value, { row: 0, column: event.shiftKey ? -1 : 1 }));
        } else if (event.key === 'Escape') end(onCancel);
      }}
    />
  );
}

interface TypedTextProps {
  label: string;
  text: string;
  /** With where to go on. */
  onDone: (text: string, step?: CellPlace) => void;
  onCancel: () => void;
}

/** What is written of a cell when its text is edited. */
function plainText({ kind, text }: ReportCell): string {
  return kind === 'expression' ? `=${text}` : text;
}

/** The first place of the cell that covers a place. */
function startOf(document: ReportDocument, place: CellPlace): CellPlace {
  const cell = cellAt(document, place);
  return cell ? { row: cell.row, column: cell.column } : place;
}

const documentOf = (state: EditorState<ReportDocument>) => state.document;
const selectionOf = (state: EditorState<ReportDocument>) => state.selection;

interface ReportGridProps {
  editing: ReportEditing;
  problems: readonly Problem[];
  readOnly: boolean;
}
