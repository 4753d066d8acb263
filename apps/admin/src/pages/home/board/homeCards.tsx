import { type DynamicRoute, type MenuNode } from '@smart-admin/layout/routing';
import { type ReactNode } from 'react';
import { AccountCard } from './AccountCard.js';
import { type PlacedCard } from './arrangement.js';
import { CalendarCard } from './CalendarCard.js';
import { HeadcountCard } from './HeadcountCard.js';
import { ModelSharesCard, ModelTrendCard } from './ModelCards.js';
import { NoticesCard } from './NoticesCard.js';
import { ParkingFiguresCard } from './ParkingFiguresCard.js';
import { PassagesCard } from './PassagesCard.js';
import { PlacesCard } from './PlacesCard.js';
import { QuickEntries } from './QuickEntries.js';
import { RecentOperations } from './RecentOperations.js';
import { RecentPages } from './RecentPages.js';
import { RecentRecords } from './RecentRecords.js';
import { SignInsCard } from './SignInsCard.js';
import { ToDoCard } from './ToDoCard.js';

/** What decides which cards a person may have. */
export interface HomeRights {
  routes: readonly DynamicRoute[];
  menu: readonly MenuNode[];
  /** Generated page of their menu. */
  generated: DynamicRoute | undefined;
}

const hasPath = (path: string) => (rights: HomeRights) => rights.routes.some((route) => route.path === path);
const hasParking = ({ menu }: HomeRights) => hasCode(menu, 'parking.screen');
const hasModel = ({ generated }: HomeRights) => generated !== undefined;

/** Every card of the home page in its default order. */
export const HOME_CARDS = {
  parkingFigures: { draw: () => <ParkingFiguresCard />, isFor: hasParking },
  passages: { draw: () => <PassagesCard />, isFor: hasParking },
  toDo: { draw: () => <ToDoCard />, isFor: hasPath('/workFlow/toDo') },
  notices: { draw: () => <NoticesCard /> },
  places: { draw: () => <PlacesCard />, isFor: hasParking },
  signIns: { draw: () => <SignInsCard />, isFor: hasPath('/system/log'), half: true },
  headcount: { draw: () => <HeadcountCard />, isFor: hasPath('/permission/organize'), half: true },
  modelTrend: { draw: (route) => route && <ModelTrendCard route={route} />, isFor: hasModel, half: true },
  modelShares: { draw: (route) => route && <ModelSharesCard route={route} />, isFor: hasModel, half: true },
  records: { draw: (route) => route && <RecentRecords route={route} />, isFor: hasModel },
  quick: { draw: () => <QuickEntries />, side: true },
  calendar: {
    draw: () => <CalendarCard />,
    isFor: (rights) => hasPath('/workFlow/toDo')(rights) || hasPath('/extend/schedule')(rights),
    side: true,
  },
  pages: { draw: () => <RecentPages />, side: true },
  account: { draw: () => <AccountCard />, side: true },
  recent: { draw: () => <RecentOperations />, side: true },
} satisfies Record<string, HomeCardDefinition>;

export type HomeCardId = keyof typeof HOME_CARDS;

/** Charts that stand there by default: of the whole platform for those who may see it, of their own work for others. */
const CHARTS = 2;

/** The cards that a person may have, where they stand by default. */
export function defaultCards(rights: HomeRights): PlacedCard<HomeCardId>[] {
  let charts = 0;
  return (Object.keys(HOME_CARDS) as HomeCardId[]).flatMap((id) => {
    const card: HomeCardDefinition = HOME_CARDS[id];
    if (card.isFor && !card.isFor(rights)) return [];
    if (card.half) charts += 1;
    return [{ id, side: card.side ?? false, visible: !card.half || charts <= CHARTS }];
  });
}

function hasCode(menu: readonly MenuNode[], code: string): boolean {
  return menu.some((node) => node.enCode === code || hasCode(node.children ?? [], code));
}

export interface HomeCardDefinition {
  draw: (generated: DynamicRoute | undefined) => ReactNode;
  /** Default: everybody. */
  isFor?: (rights: HomeRights) => boolean;
  /** Half as wide as the wide column. */
  half?: boolean;
  /** In the narrow column by default. */
  side?: boolean;
}
