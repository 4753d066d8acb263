import { sql, type Kysely } from 'kysely';

/** What every card had when this was written. */
const COMMON = {
  hiddenOnPhones: false,
  phoneOrder: 0,
  roleIds: [],
  organizeIds: [],
  refresh: 'live',
  seconds: 60,
  opens: '',
  openText: '',
  carry: { column: '', as: '' },
};

type Names = readonly [zh: string, en: string, zhtw: string, vi: string];
type Place = readonly [x: number, y: number, w: number, h: number];

function card(id: string, kind: string, [x, y, w, h]: Place, [title, en, zhtw, vi]: Names, more: object) {
  return { ...COMMON, id, kind, x, y, w, h, title, titles: { en, zhtw, vi }, ...more };
}

function set(name: string, fields: readonly string[], more: object = {}) {
  const measures = fields.map((field) => ({ field, aggregate: 'sum', label: '' }));
  const shape = { dimension: '', per: 'day', columns: [], order: 'none', limit: 50 };
  return { source: 'builtIn', name, measures, ...shape, ...more };
}

const figure = (id: string, x: number, names: Names, opens: string) =>
  card(id, 'figure', [x, 0, 3, 2], names, { opens, unit: '', compares: true, data: set('parkingToday', [id]) });

const DOCUMENT = {
  version: 1,
  filters: [],
  defaultFor: [],
  cards: [
    figure('revenue', 0, ['今日实收', 'Revenue today', '今日實收', 'Thực thu hôm nay'], '/parking/payment'),
    figure('entries', 3, ['今日进场', 'Entries today', '今日進場', 'Xe vào hôm nay'], '/parking/order'),
    figure('present', 6, ['在场车辆', 'Vehicles present', '在場車輛', 'Xe đang đỗ'], '/parking/order'),
    figure('occupancy', 9, ['车位占用率', 'Occupancy', '車位佔用率', 'Tỷ lệ lấp đầy'], '/parking/lot'),
    card('week', 'line', [0, 2, 7, 5], ['近7日实收', 'Revenue of 7 days', '近7日實收', 'Thực thu 7 ngày'], {
      unit: '',
      data: set('parkingDays', ['thisWeek', 'lastWeek'], { dimension: 'day' }),
    }),
    card('places', 'bar', [7, 2, 5, 5], ['各停车场实收', 'Revenue by place', '各停車場實收', 'Thực thu theo bãi'], {
      ...{ unit: '', form: 'bar', opens: '/parking/order' },
      data: set('parkingPlaces', ['revenue'], { dimension: 'place', order: 'measureDown', limit: 6 }),
    }),
    card('findings', 'list', [0, 7, 7, 5], ['异常停车', 'Phantom stays', '異常停車', 'Lượt đỗ bất thường'], {
      opens: '/parking/finding',
      data: set('parkingFindings', [], { columns: ['plate', 'place', 'kind', 'time'], limit: 5 }),
    }),
    card('toDo', 'toDo', [7, 7, 5, 5], ['我的待办', 'My to-do', '我的待辦', 'Việc của tôi'], { count: 5 }),
    card('notices', 'notices', [0, 12, 6, 4], ['公告', 'Notices', '公告', 'Thông báo'], { count: 3 }),
    card('links', 'entries', [6, 12, 6, 4], ['快捷入口', 'Quick entries', '快捷入口', 'Lối tắt'], { pages: [] }),
  ],
};

/** Systems that had the entry of the operation portal before there were portals get the portal that it opens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const document = JSON.stringify(DOCUMENT);
  await sql`
    insert into design_page (id, kind, full_name, en_code, sort_code, document, released_document, state, version, menu_id)
    select 'operation', 'portal', '停车运营门户', 'operation', 1, ${document}::jsonb, ${document}::jsonb, 1, 1, id
    from menu where id = 'parking_portal' on conflict do nothing`.execute(db);
  await sql`
    insert into design_page_version (page_id, version, document)
    select id, 1, document from design_page where id = 'operation' on conflict do nothing`.execute(db);
}
