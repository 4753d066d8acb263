import { ScreenDocumentSchema, type ScreenDocument } from '@smart-admin/api-client/contract';
import type * as z from 'zod';

type WidgetInput = z.input<typeof ScreenDocumentSchema>['widgets'] extends readonly (infer Widget)[] | undefined
  ? Widget
  : never;
type Names = readonly [zh: string, en: string, zhtw: string, vi: string];
type Place = readonly [x: number, y: number, w: number, h: number];
type Panel = Extract<WidgetInput, { kind: 'parking' }>['panel'];

const named = ([title, en, zhtw, vi]: Names) => ({ title, titles: { en, zhtw, vi } });
const at = ([x, y, w, h]: Place) => ({ x, y, w, h });

/** Three columns of 440, rest and 440 below a head of 88, 32 from the edges and 20 apart. */
const LEFT = 32;
const MIDDLE = 492;
const RIGHT = 1448;
const SIDE = 440;
const REST = 936;

/** The name in the middle, the freshness at the left, the time at the right, a line below. */
function head(names: Names): WidgetInput[] {
  return [
    {
      ...{ id: 'fresh', kind: 'clock', format: 'none', freshness: true, ...at([LEFT, 26, 520, 36]), ...named(CLOCK) },
    },
    { ...{ id: 'title', kind: 'title', align: 'center', fontSize: 34, ...at([560, 18, 800, 52]), ...named(names) } },
    {
      ...{ id: 'clock', kind: 'clock', format: 'full', align: 'right', ...at([1368, 26, 520, 36]), ...named(CLOCK) },
    },
    { ...{ id: 'rule', kind: 'border', form: 'line', ...at([LEFT, 86, 1856, 2]), title: '' } },
  ];
}

const CLOCK: Names = ['时间', 'Time', '時間', 'Thời gian'];

function figure(id: string, place: Place, set: 'parkingToday', field: string, names: Names, more = {}): WidgetInput {
  return {
    ...{ id, kind: 'figure', frame: 'panel', refresh: 'live', fontSize: 38, ...at(place), ...named(names), ...more },
    data: { source: 'builtIn', name: set, measures: [{ field }] },
  };
}

function panel(id: string, place: Place, name: Panel, names: Names): WidgetInput {
  return { id, kind: 'parking', frame: 'panel', panel: name, ...at(place), ...named(names) };
}

/** What is taken, where and how, and what is owed; read from five metres. */
const revenue: ScreenDocument = ScreenDocumentSchema.parse({
  version: 1,
  widgets: [
    ...head(['停车营收总览', 'Parking revenue', '停車營收總覽', 'Doanh thu đỗ xe']),
    figure('payments', [LEFT, 108, 210, 150], 'parkingToday', 'payments', [
      '今日支付笔数',
      'Payments today',
      '今日支付筆數',
      'Số lượt thanh toán',
    ]),
    figure('reduced', [262, 108, 210, 150], 'parkingToday', 'reduced', [
      '今日减免',
      'Reduced today',
      '今日減免',
      'Đã giảm hôm nay',
    ]),
    figure('refunded', [LEFT, 278, 210, 150], 'parkingToday', 'refunded', [
      '今日退款',
      'Refunded today',
      '今日退款',
      'Hoàn tiền hôm nay',
    ]),
    figure('arrears', [262, 278, 210, 150], 'parkingToday', 'arrears', ['待追缴', 'Owed', '待追繳', 'Còn nợ'], {
      color: '#ffb54a',
    }),
    {
      ...{ id: 'ways', kind: 'ring', frame: 'panel', refresh: 'live', ...at([LEFT, 448, SIDE, 280]) },
      ...named(['支付方式', 'Ways to pay', '支付方式', 'Cách thanh toán']),
      data: {
        ...{ source: 'builtIn', name: 'parkingMethods', dimension: 'method', order: 'measureDown', limit: 6 },
        measures: [{ field: 'revenue' }],
      },
    },
    {
      ...{ id: 'owing', kind: 'ranking', frame: 'panel', refresh: 'live', ...at([LEFT, 748, SIDE, 300]) },
      ...{ color: '#ffb54a', ...named(['待追缴排行', 'Owed by place', '待追繳排行', 'Nợ theo bãi']) },
      data: {
        ...{ source: 'builtIn', name: 'parkingPlaces', dimension: 'place', order: 'measureDown', limit: 6 },
        measures: [{ field: 'arrears' }],
      },
    },
    figure(
      'today',
      [MIDDLE, 108, REST, 200],
      'parkingToday',
      'revenue',
      ['今日实收', 'Revenue today', '今日實收', 'Thực thu hôm nay'],
      { fontSize: 96, flips: true, align: 'center' },
    ),
    {
      ...{ id: 'hours', kind: 'line', frame: 'panel', refresh: 'live', ...at([MIDDLE, 328, REST, 400]) },
      ...named(['每小时实收', 'Revenue by hour', '每小時實收', 'Thực thu theo giờ']),
      data: {
        ...{ source: 'builtIn', name: 'parkingHours', dimension: 'hour' },
        measures: [
          { field: 'revenue', label: '' },
          { field: 'lastWeek', label: '' },
        ],
      },
    },
    {
      ...{ id: 'days', kind: 'bar', frame: 'panel', refresh: 'live', ...at([MIDDLE, 748, REST, 300]) },
      ...named(['近7日实收', 'Revenue of 7 days', '近7日實收', 'Thực thu 7 ngày']),
      data: {
        ...{ source: 'builtIn', name: 'parkingDays', dimension: 'day' },
        measures: [{ field: 'thisWeek' }, { field: 'lastWeek' }],
      },
    },
    {
      ...{ id: 'places', kind: 'ranking', frame: 'panel', refresh: 'live', ...at([RIGHT, 108, SIDE, 340]) },
      ...named(['停车场排行', 'Revenue by place', '停車場排行', 'Thực thu theo bãi']),
      data: {
        ...{ source: 'builtIn', name: 'parkingPlaces', dimension: 'place', order: 'measureDown', limit: 7 },
        measures: [{ field: 'revenue' }],
      },
    },
    panel('events', [RIGHT, 468, SIDE, 340], 'events', ['实时动态', 'Just now', '即時動態', 'Vừa xảy ra']),
    {
      ...{ id: 'findings', kind: 'table', frame: 'panel', ...at([RIGHT, 828, SIDE, 220]) },
      ...named(['异常停车', 'Phantom stays', '異常停車', 'Lượt đỗ bất thường']),
      data: { source: 'builtIn', name: 'parkingFindings', limit: 20, columns: ['plate', 'kind', 'time'] },
    },
  ] satisfies WidgetInput[],
});

/** What comes and goes, and how full it is. */
const traffic: ScreenDocument = ScreenDocumentSchema.parse({
  version: 1,
  theme: 'graphite',
  widgets: [
    ...head(['停车运行监测', 'Parking traffic', '停車運行監測', 'Giám sát bãi đỗ']),
    figure(
      'entries',
      [LEFT, 108, 449, 170],
      'parkingToday',
      'entries',
      ['今日进场', 'Entries today', '今日進場', 'Xe vào hôm nay'],
      { fontSize: 64 },
    ),
    figure(
      'exits',
      [501, 108, 449, 170],
      'parkingToday',
      'exits',
      ['今日离场', 'Exits today', '今日離場', 'Xe ra hôm nay'],
      { fontSize: 64 },
    ),
    figure(
      'present',
      [970, 108, 449, 170],
      'parkingToday',
      'present',
      ['在场车辆', 'Vehicles present', '在場車輛', 'Xe đang đỗ'],
      { fontSize: 64 },
    ),
    figure(
      'spaces',
      [1439, 108, 449, 170],
      'parkingToday',
      'spaces',
      ['车位总数', 'Spaces', '車位總數', 'Tổng số chỗ'],
      { fontSize: 64 },
    ),
    {
      ...{ id: 'full', kind: 'gauge', frame: 'panel', refresh: 'live', full: 100, ...at([LEFT, 298, SIDE, 360]) },
      ...named(['车位占用率', 'Occupancy', '車位佔用率', 'Tỷ lệ lấp đầy']),
      data: { source: 'builtIn', name: 'parkingToday', measures: [{ field: 'occupancy' }] },
    },
    {
      ...{ id: 'fullest', kind: 'ranking', frame: 'panel', refresh: 'live', full: 100, ...at([LEFT, 678, SIDE, 370]) },
      ...named(['各停车场占用率', 'Occupancy by place', '各停車場佔用率', 'Lấp đầy theo bãi']),
      data: {
        ...{ source: 'builtIn', name: 'parkingPlaces', dimension: 'place', order: 'measureDown', limit: 7 },
        measures: [{ field: 'occupancy' }],
      },
    },
    {
      ...{ id: 'hours', kind: 'line', frame: 'panel', refresh: 'live', ...at([MIDDLE, 298, REST, 360]) },
      ...named(['每小时进出', 'Entries and exits by hour', '每小時進出', 'Xe vào ra theo giờ']),
      data: {
        ...{ source: 'builtIn', name: 'parkingHours', dimension: 'hour' },
        measures: [{ field: 'entries' }, { field: 'exits' }],
      },
    },
    panel('passages', [MIDDLE, 678, REST, 370], 'passages', ['实时过车', 'Passing now', '即時過車', 'Xe đang qua']),
    panel('durations', [RIGHT, 298, SIDE, 360], 'durations', [
      '停车时长分布',
      'How long they stay',
      '停車時長分布',
      'Thời gian đỗ',
    ]),
    {
      ...{ id: 'findings', kind: 'table', frame: 'panel', ...at([RIGHT, 678, SIDE, 370]) },
      ...named(['异常停车', 'Phantom stays', '異常停車', 'Lượt đỗ bất thường']),
      data: { source: 'builtIn', name: 'parkingFindings', limit: 30, columns: ['plate', 'kind', 'time'] },
    },
  ] satisfies WidgetInput[],
});

/** Screens to begin with. */
export const SCREEN_TEMPLATES = [
  { id: 'revenue', document: revenue },
  { id: 'traffic', document: traffic },
] as const;
