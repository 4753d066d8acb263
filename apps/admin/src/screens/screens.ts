import { type ScreenPanel } from '@smart-admin/api-client/contract';
import { type screenMessages } from './screenMessages.js';

/** Every parking screen as data: its title, whose figures it shows, and its panels column by column. */
export const SCREENS: Readonly<Record<string, ScreenDefinition>> = {
  '/dataView': {
    title: 'dataView',
    columns: [
      ['revenueCells', 'methods', 'owing'],
      ['heroRevenue', 'peaks'],
      ['ranking', 'events'],
    ],
  },
  '/dataViewNew': {
    title: 'dataViewNew',
    columns: [
      ['trafficFigures', 'durations'],
      ['heroRevenue', 'trafficHours'],
      ['days', 'ranking'],
    ],
  },
  '/operationView': {
    title: 'operationView',
    columns: [
      ['revenueCells', 'ranking'],
      ['utilisation', 'presence'],
      ['trafficFigures', 'durations', 'owing'],
    ],
  },
  '/homeView': {
    title: 'homeView',
    columns: [
      ['trafficFigures', 'occupancy'],
      ['heroRevenue', 'presence'],
      ['ranking', 'events'],
    ],
  },
  '/realTimeView': {
    title: 'realTimeView',
    columns: [['trafficFigures', 'occupancy'], ['passages'], ['trafficHours', 'durations']],
  },
  '/roadView': {
    title: 'roadView',
    kind: 'road',
    columns: [
      ['figures', 'methods'],
      ['berths', 'trafficHours'],
      ['ranking', 'events'],
    ],
  },
  '/roadViewNew': {
    title: 'roadViewNew',
    kind: 'road',
    columns: [['trafficFigures', 'durations'], ['sections', 'berths'], ['events']],
  },
  '/roadViewNewjia': {
    title: 'roadViewNewjia',
    kind: 'road',
    columns: [
      ['ranking', 'methods'],
      ['berths', 'days'],
      ['owing', 'occupancy'],
    ],
  },
  '/openWindow/parking': {
    title: 'openWindow',
    kind: 'lot',
    onePlace: true,
    columns: [['lotWindow', 'durations'], ['presence', 'trafficHours'], ['events']],
  },
};

/** A panel; what people design may show each of them too. */
export type PanelName = ScreenPanel;

export interface ScreenDefinition {
  title: keyof (typeof screenMessages)['zh'];
  /** Lots or roads alone. Default both. */
  kind?: 'lot' | 'road';
  /** Whether it is of one place, which is chosen where the address names none. */
  onePlace?: boolean;
  columns: readonly (readonly PanelName[])[];
}
