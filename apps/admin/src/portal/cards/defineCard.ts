import { type PortalCard } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type ComponentType, type ReactNode } from 'react';
import { type CardKind, type CardOf, type CardState } from '../ShownCard.js';

/** Everything that is particular to one kind of cards; one more is a file and a line in `cards.ts`. */
export interface CardDefinition<Kind extends CardKind = CardKind> {
  kind: Kind;
  group: CardGroup;
  names: Readonly<Record<Locale, string>>;
  icon: ReactNode;
  /** A drawing of 100 by 52. */
  sketch: ReactNode;
  /** Columns and rows of a new one. */
  size: { w: number; h: number };
  /** What a new one has besides its place. */
  create: () => CardOptions<Kind>;
  /** Names of what can be set of it, by the tabs of the designer. */
  settings: { data: readonly CardSetting[]; look: readonly CardSetting[] };
  View: ComponentType<CardViewProps<Kind>>;
}

export type CardGroup = 'data' | 'work' | 'entry' | 'content';

/** Settings that kinds choose from; the designer knows how each is drawn (`designer/cardSettings.ts`). */
export type CardSetting =
  | 'dataSet'
  | 'dimension'
  | 'measures'
  | 'columns'
  | 'order'
  | 'listOrder'
  | 'conditions'
  | 'refresh'
  | 'opens'
  | 'carry'
  | 'unit'
  | 'compares'
  | 'form'
  | 'full'
  | 'count'
  | 'pages'
  | 'address'
  | 'html'
  | 'alternative'
  | 'fit';

/** What a kind has besides what all cards have. */
export type CardOptions<Kind extends CardKind> = Omit<Extract<PortalCard, { kind: Kind }>, keyof CommonCard | 'kind'>;

type CommonCard = Omit<Extract<PortalCard, { kind: 'calendar' }>, 'kind'>;

export interface CardViewProps<Kind extends CardKind> {
  card: CardOf<Kind>;
  title: string;
  state: CardState;
  /** Px that the card is high; 0 = as high as it needs to be. */
  height: number;
  /** One below the other on a narrow window. */
  isPhone?: boolean | undefined;
  /** Asks for the rows of this card again; absent where there are none. */
  onRefresh?: (() => void) | undefined;
}

/** Declares a kind of cards. */
export function defineCard<Kind extends CardKind>(definition: CardDefinition<Kind>): CardDefinition<Kind> {
  return definition;
}
