import { type screenMessages } from './screenMessages.js';

/** Every parking screen as data: its title, whose figures it shows, and its panels column by column. */
export const SCREENS: Readonly<Record<string, ScreenDefinition>> = {
  '/dataView': {
    title: 'dataView',
    columns: [
      ['figures', 'methods'],
      ['revenueHours', 'days'],
      ['occupancy', 'events'],
    ],
  },
  '/dataViewNew': {
    title: 'dataViewNew',
    columns: [
      ['trafficFigures', 'durations'],
      ['revenueHours', 'trafficHours'],
      ['ranking', 'events'],
    ],
  },
  '/operationView': {
    title: 'operationView',
    columns: [
      ['figures', 'methods'],
      ['revenueHours', 'days'],
      ['ranking', 'owing', 'events'],
    ],
  },
  '/homeView': {
    title: 'homeView',
    columns: [
      ['trafficFigures', 'occupancy'],
      ['trafficHours', 'revenueHours'],
      ['figures', 'ranking'],
    ],
  },
  '/realTimeView': {
    title: 'realTimeView',
    columns: [['trafficFigures', 'occupancy'], ['events'], ['trafficHours', 'durations']],
  },
  '/roadView': {
    title: 'roadView',
    kind: 'road',
    columns: [
      ['figures', 'occupancy'],
      ['revenueHours', 'days'],
      ['ranking', 'events'],
    ],
  },
  '/roadViewNew': {
    title: 'roadViewNew',
    kind: 'road',
    columns: [['trafficFigures', 'durations'], ['sections', 'trafficHours'], ['events']],
  },
  '/roadViewNewjia': {
    title: 'roadViewNewjia',
    kind: 'road',
    columns: [
      ['ranking', 'methods'],
      ['days', 'trafficHours'],
      ['owing', 'occupancy'],
    ],
  },
  '/openWindow/parking': {
    title: 'openWindow',
    kind: 'lot',
    columns: [['trafficFigures', 'figures'], ['trafficHours', 'revenueHours'], ['events']],
  },
};

export type PanelName =
  | 'figures'
  | 'trafficFigures'
  | 'revenueHours'
  | 'days'
  | 'methods'
  | 'ranking'
  | 'owing'
  | 'occupancy'
  | 'trafficHours'
  | 'durations'
  | 'events'
  | 'sections';

export interface ScreenDefinition {
  title: keyof (typeof screenMessages)['zh'];
  /** Lots or roads alone. Default both. */
  kind?: 'lot' | 'road';
  columns: readonly (readonly PanelName[])[];
}
