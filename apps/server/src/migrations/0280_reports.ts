import { sql, type Kysely } from 'kysely';

/** What every cell had when this was written. */
const CELL = {
  ...{ rowSpan: 1, columnSpan: 1, kind: 'text', text: '', set: '', field: '', aggregate: 'value' },
  ...{ expand: 'none', by: 'group', order: 'none', left: 'auto', top: 'auto', format: 'auto' },
  ...{ bold: false, italic: false, size: 0, colour: '', fill: '', align: 'auto', vertical: 'middle', wraps: false },
  ...{ borders: ['top', 'right', 'bottom', 'left'], rules: [] },
};

const cell = (row: number, column: number, more: object) => ({ ...CELL, row, column, ...more });
const field = (row: number, column: number, name: string, more: object = {}) =>
  cell(row, column, { kind: 'field', set: 'r', field: name, ...more });
const FIGURES = ['payments', 'revenue', 'refunded'];
const sums = (row: number, text: string, more: { left: string; fill: string }) => [
  cell(row, 0, { columnSpan: 2, text, bold: true, ...more }),
  ...FIGURES.map((name, index) =>
    field(row, index + 2, name, { aggregate: 'sum', bold: true, fill: more.fill, left: 'auto' }),
  ),
];
const bound = (name: string, value: string) => ({ name, value: { from: 'filter', value } });

/** Takings of the places day by day, with the sums of each place and of all. */
const DOCUMENT = {
  version: 1,
  filters: [
    { id: 'period', label: '统计期间', kind: 'period', options: [], initial: 'month' },
    { id: 'organize', label: '组织', kind: 'organize', options: [], initial: '' },
  ],
  sets: [
    {
      id: 'r',
      label: '停车收入',
      data: {
        ...{ source: 'builtIn', name: 'parkingRevenue', limit: 5_000 },
        ...{ dimension: '', per: 'day', measures: [], columns: [], order: 'none' },
        parameters: [bound('from', 'period_from'), bound('until', 'period_until'), bound('organize', 'organize')],
      },
    },
  ],
  rows: [48, 28, 32, 32, 32, 32],
  columns: [200, 140, 120, 140, 140],
  headRows: 3,
  cells: [
    cell(0, 0, { columnSpan: 5, text: '停车营收报表', bold: true, size: 20, align: 'center', borders: [] }),
    cell(1, 0, {
      ...{ columnSpan: 5, kind: 'expression', colour: 'muted', align: 'center', left: 'none', borders: [] },
      text: "CONCAT('统计期间 ', {filter.period_from}, ' – ', {filter.period_until})",
    }),
    ...['停车场', '日期', '支付笔数', '实收（元）', '退款（元）'].map((text, column) =>
      cell(2, column, { text, bold: true, fill: 'head', align: 'center' }),
    ),
    field(3, 0, 'place', { expand: 'down' }),
    field(3, 1, 'day', { expand: 'down', order: 'up' }),
    ...FIGURES.map((name, index) => field(3, index + 2, name, { aggregate: 'sum' })),
    ...sums(4, '小计', { left: 'A4', fill: '' }),
    ...sums(5, '合计', { left: 'none', fill: 'head' }),
  ],
  paper: {
    ...{ paperSize: 'A4', orientation: 'portrait', paperWidth: 210, paperHeight: 297, pageNumber: 'center' },
    ...{ marginTop: 15, marginRight: 15, marginBottom: 15, marginLeft: 15 },
  },
};

/**
 * Buttons of the page on which reports are designed, and, for systems that had the entry of the revenue report before there were
 * reports, the one that it opens.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'onlineDev_reportDesign__' || code, id, 'button', code, name, 10 + place
    from menu, (values ('btn_release', '发布', 0), ('btn_download', '导出', 1)) as codes (code, name, place)
    where id = 'onlineDev_reportDesign' on conflict do nothing`.execute(db);
  const document = JSON.stringify(DOCUMENT);
  await sql`
    insert into design_page (id, kind, full_name, en_code, sort_code, document, released_document, state, version, menu_id)
    select 'revenue', 'report', '停车营收报表', 'revenue', 1, ${document}::jsonb, ${document}::jsonb, 1, 1, id
    from menu where id = 'parking_revenueReport' on conflict do nothing`.execute(db);
  await sql`
    insert into design_page_version (page_id, version, document)
    select id, 1, document from design_page where id = 'revenue' and kind = 'report' on conflict do nothing`.execute(
    db,
  );
}
