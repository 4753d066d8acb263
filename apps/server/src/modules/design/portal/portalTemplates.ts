import { PortalDocumentSchema, type PortalDocument } from '@smart-admin/api-client/contract';
import type * as z from 'zod';

type CardInput = z.input<typeof PortalDocumentSchema>['cards'] extends readonly (infer Card)[] | undefined
  ? Card
  : never;
type Names = readonly [zh: string, en: string, zhtw: string, vi: string];

const named = ([title, en, zhtw, vi]: Names) => ({ title, titles: { en, zhtw, vi } });

/** A figure of today with the same hour a week ago. */
function figure(id: string, x: number, field: string, names: Names, opens: string): CardInput {
  return {
    ...{ id, kind: 'figure', x, y: 0, w: 3, h: 2, refresh: 'live', opens, ...named(names) },
    data: { source: 'builtIn', name: 'parkingToday', measures: [{ field }] },
  };
}

/** How a day of parking goes: figures, revenue, places, what needs somebody, and the ways onward. */
const operation: PortalDocument = PortalDocumentSchema.parse({
  version: 1,
  cards: [
    figure('revenue', 0, 'revenue', ['今日实收', 'Revenue today', '今日實收', 'Thực thu hôm nay'], '/parking/payment'),
    figure('entries', 3, 'entries', ['今日进场', 'Entries today', '今日進場', 'Xe vào hôm nay'], '/parking/order'),
    figure('present', 6, 'present', ['在场车辆', 'Vehicles present', '在場車輛', 'Xe đang đỗ'], '/parking/order'),
    figure('occupancy', 9, 'occupancy', ['车位占用率', 'Occupancy', '車位佔用率', 'Tỷ lệ lấp đầy'], '/parking/lot'),
    {
      ...{ id: 'week', kind: 'line', x: 0, y: 2, w: 7, h: 5, refresh: 'live' },
      ...named(['近7日实收', 'Revenue of 7 days', '近7日實收', 'Thực thu 7 ngày']),
      data: {
        ...{ source: 'builtIn', name: 'parkingDays', dimension: 'day' },
        measures: [{ field: 'thisWeek' }, { field: 'lastWeek' }],
      },
    },
    {
      ...{ id: 'places', kind: 'bar', form: 'bar', x: 7, y: 2, w: 5, h: 5, refresh: 'live', opens: '/parking/order' },
      ...named(['各停车场实收', 'Revenue by place', '各停車場實收', 'Thực thu theo bãi']),
      data: {
        ...{ source: 'builtIn', name: 'parkingPlaces', dimension: 'place', order: 'measureDown', limit: 6 },
        measures: [{ field: 'revenue' }],
      },
    },
    {
      ...{ id: 'findings', kind: 'list', x: 0, y: 7, w: 7, h: 5, seconds: 120, opens: '/parking/finding' },
      ...named(['异常停车', 'Phantom stays', '異常停車', 'Lượt đỗ bất thường']),
      data: {
        ...{ source: 'builtIn', name: 'parkingFindings', limit: 5 },
        columns: ['plate', 'place', 'kind', 'time'],
      },
    },
    {
      ...{ id: 'toDo', kind: 'toDo', x: 7, y: 7, w: 5, h: 5, count: 5 },
      ...named(['我的待办', 'My to-do', '我的待辦', 'Việc của tôi']),
    },
    {
      ...{ id: 'notices', kind: 'notices', x: 0, y: 12, w: 4, h: 4, count: 4 },
      ...named(['公告', 'Notices', '公告', 'Thông báo']),
    },
    {
      ...{ id: 'entriesOf', kind: 'entries', x: 4, y: 12, w: 4, h: 4 },
      ...named(['快捷入口', 'Quick entries', '快捷入口', 'Lối tắt']),
      pages: [
        'parking.order',
        'parking.lot',
        'parking.reductionCode',
        'parking.refund',
        'parking.escape',
        'parking.visitor',
      ],
    },
    {
      ...{ id: 'full', kind: 'ranking', full: 100, x: 8, y: 12, w: 4, h: 4, refresh: 'live', opens: '/parking/lot' },
      ...named(['停车场占用率', 'Occupancy by place', '停車場佔用率', 'Tỷ lệ lấp đầy theo bãi']),
      data: {
        ...{ source: 'builtIn', name: 'parkingPlaces', dimension: 'place', order: 'measureDown', limit: 4 },
        measures: [{ field: 'occupancy' }],
      },
    },
  ] satisfies CardInput[],
});

/** What somebody begins the day with, whatever they do. */
const personal: PortalDocument = PortalDocumentSchema.parse({
  version: 1,
  cards: [
    {
      ...{ id: 'toDo', kind: 'toDo', x: 0, y: 0, w: 8, h: 6, count: 7 },
      ...named(['我的待办', 'My to-do', '我的待辦', 'Việc của tôi']),
    },
    {
      ...{ id: 'calendar', kind: 'calendar', x: 8, y: 0, w: 4, h: 6 },
      ...named(['日程', 'Calendar', '行事曆', 'Lịch']),
    },
    {
      ...{ id: 'notices', kind: 'notices', x: 0, y: 6, w: 8, h: 5, count: 6 },
      ...named(['消息', 'Messages', '訊息', 'Tin nhắn']),
    },
    {
      ...{ id: 'entries', kind: 'entries', x: 8, y: 6, w: 4, h: 5 },
      ...named(['快捷入口', 'Quick entries', '快捷入口', 'Lối tắt']),
    },
  ] satisfies CardInput[],
});

/** What waits for a decision, and where one decides. */
const approvals: PortalDocument = PortalDocumentSchema.parse({
  version: 1,
  cards: [
    {
      ...{ id: 'toDo', kind: 'toDo', x: 0, y: 0, w: 8, h: 8, count: 10 },
      ...named(['等我审批', 'Waiting for me', '等我審批', 'Chờ tôi duyệt']),
    },
    {
      ...{ id: 'calendar', kind: 'calendar', x: 8, y: 0, w: 4, h: 8 },
      ...named(['到期日历', 'Due dates', '到期日曆', 'Lịch đến hạn']),
    },
    {
      ...{ id: 'entries', kind: 'entries', x: 0, y: 8, w: 8, h: 4 },
      ...named(['发起与查询', 'Launch and look up', '發起與查詢', 'Khởi tạo và tra cứu']),
      pages: ['workFlow.launch', 'workFlow.toDo', 'workFlow.done', 'workFlow.circulate', 'workFlow.entrust'],
    },
    {
      ...{ id: 'notices', kind: 'notices', x: 8, y: 8, w: 4, h: 4, count: 4 },
      ...named(['消息', 'Messages', '訊息', 'Tin nhắn']),
    },
  ] satisfies CardInput[],
});

/** Portals to begin with. */
export const PORTAL_TEMPLATES = [
  { id: 'operation', document: operation },
  { id: 'personal', document: personal },
  { id: 'approvals', document: approvals },
] as const;

/** What the first portal of a system shows. */
export const operationPortal = operation;
