import { Table2 } from 'lucide-react';
import { dataText } from '../../portal/dataText.js';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { ScrollingRows } from './ScrollingRows.js';
import { startSet } from './startSet.js';
import { WidgetRows } from './WidgetRows.js';

/** Px of a row, and of the head. */
const ROW = 44;

export const tableWidget = defineWidget({
  kind: 'table',
  group: 'data',
  names: { zh: '滚动表格', en: 'Scrolling table', zhtw: '捲動表格', vi: 'Bảng cuộn' },
  icon: <Table2 />,
  sketch: (
    <svg viewBox="0 0 100 44">
      <rect x="6" y="4" width="88" height="8" rx="1" className="fill-(--primary-soft-active)" />
      <path d="M6 21H94M6 30H94M6 39H94" className="stroke-(--border-default)" />
    </svg>
  ),
  size: { w: 560, h: 340 },
  frame: 'panel',
  create: () => ({
    data: startSet('parkingFindings', [], { columns: ['plate', 'place', 'time'], limit: 20 }),
    pace: 3,
  }),
  settings: { data: ['dataSet', 'columns', 'listOrder', 'conditions', 'refresh'], look: ['fontSize', 'pace'] },
  View: Table,
});

/** Rows with some columns, which go by where not all of them have room. */
function Table({ widget: { pace, fontSize }, title, state, room }: WidgetViewProps<'table'>) {
  const { columns = [], rows = [] } = state.answer ?? {};
  const cell = (kind: string) =>
    `min-w-0 truncate ${kind === 'text' || kind === 'day' ? '' : 'text-right tabular-nums'}`;
  const grid = {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns.length || 1}, minmax(0, 1fr))`,
    columnGap: 16,
  };
  return (
    <WidgetRows state={state}>
      <div
        role="table"
        aria-label={title}
        className="flex size-full min-h-0 flex-col"
        style={{ fontSize: fontSize || 16 }}
      >
        <div
          role="row"
          className="flex-none items-center bg-(--screen-panel-2) px-3 text-(--screen-text-2)"
          style={{ ...grid, height: ROW }}
        >
          {columns.map(({ id, label, kind }) => (
            <span key={id} role="columnheader" className={cell(kind)}>
              {label}
            </span>
          ))}
        </div>
        <ScrollingRows
          count={rows.length}
          rowHeight={ROW}
          height={Math.max(0, room.h - ROW)}
          pace={pace}
          renderRow={(index) => (
            <div
              role="row"
              className="items-center border-b border-(--screen-line) px-3"
              style={{ ...grid, height: ROW }}
            >
              {columns.map(({ id, kind }) => (
                <span key={id} role="cell" className={cell(kind)}>
                  {dataText(rows[index]?.[id], kind)}
                </span>
              ))}
            </div>
          )}
        />
      </div>
    </WidgetRows>
  );
}
