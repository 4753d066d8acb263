import { Checkbox } from '@smart-admin/ui/checkbox';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { documentMessages } from './documentMessages.js';
import { COLUMN_LIMITS, COLUMN_WIDTHS, columnWidth, LINE } from './lineColumns.js';
import { type DocumentColumn, type DocumentView } from './useDocumentView.js';

/** The head of a list of documents: names of the columns, whose edges are dragged. */
export function DocumentHead({ isBin, showsPlace, chosen, onChooseAll, widths, onWidths }: DocumentHeadProps) {
  const t = useMessages(documentMessages);
  const head = (column: DocumentColumn, title: string, className?: string) => {
    const width = widths[column] ?? COLUMN_WIDTHS[column];
    return (
      <span role="columnheader" className={cn('relative phone:hidden', className)}>
        <ColumnEdge
          label={t('resize', { column: title })}
          column={column}
          width={width}
          onWidth={(next) => onWidths({ ...widths, [column]: next })}
        />
        {title}
      </span>
    );
  };
  return (
    <div role="row" className={cn(LINE, 'h-9 border-b border-hairline bg-sunken text-12 text-2')}>
      <span role="columnheader">
        <Checkbox aria-label={t('selectAll')} value={chosen} onValueChange={onChooseAll} />
      </span>
      <span role="columnheader">{t('name')}</span>
      {head('owner', t(showsPlace ? 'place' : 'owner'))}
      {head('size', t('size'), 'text-right')}
      {head('time', t(isBin ? 'deleted' : 'modified'))}
      <span role="columnheader" className="sr-only">
        {t('actions')}
      </span>
    </div>
  );
}

/** The left edge of a column, which has its right one fixed: dragged, or moved by the arrow keys. */
function ColumnEdge({ label, column, width, onWidth }: ColumnEdgeProps) {
  const start = useRef<{ x: number; width: number; list: HTMLElement } | null>(null);
  const widthAt = ({ clientX }: PointerEvent) =>
    start.current ? columnWidth(start.current.width + start.current.x - clientX) : undefined;
  const stop = (event: PointerEvent) => {
    const next = widthAt(event);
    const hasMoved = start.current?.x !== event.clientX;
    start.current = null;
    if (next !== undefined && hasMoved) onWidth(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onWidth(columnWidth(width + step));
  };
  return (
    // a separator that moves takes the focus and the keys: https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={COLUMN_LIMITS.least}
      aria-valuemax={COLUMN_LIMITS.most}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="absolute inset-y-0 -left-2 w-2 cursor-col-resize touch-none outline-none after:absolute after:inset-y-0 after:left-0.5 after:w-px hover:after:bg-control focus-visible:after:bg-primary active:after:bg-primary-edge"
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        const list = event.currentTarget.closest<HTMLElement>('[role="grid"]');
        if (event.button !== 0 || !list) return;
        event.preventDefault();
        start.current = { x: event.clientX, width, list };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const next = widthAt(event);
        // no line is drawn again while the edge is dragged
        if (next !== undefined) start.current?.list.style.setProperty(`--column-${column}`, `${next}px`);
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
    />
  );
}

const STEP = 16;

interface ColumnEdgeProps {
  label: string;
  column: DocumentColumn;
  /** px. */
  width: number;
  onWidth: (width: number) => void;
}

interface DocumentHeadProps {
  isBin: boolean;
  /** Whether the folder that a document lies in is said instead of its owner. */
  showsPlace: boolean;
  /** Whether all that are listed are chosen. */
  chosen: boolean | 'indeterminate';
  onChooseAll: (all: boolean) => void;
  widths: DocumentView['widths'];
  onWidths: (widths: DocumentView['widths']) => void;
}
