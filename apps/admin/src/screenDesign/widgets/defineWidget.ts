import { type ScreenWidget } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type ComponentType, type ReactNode } from 'react';
import { type CardState } from '../../portal/ShownCard.js';
import { type WidgetKind, type WidgetOf } from '../ShownWidget.js';

/** Everything that is particular to one kind of widgets; one more is a file and a line in `widgets.ts`. */
export interface WidgetDefinition<Kind extends WidgetKind = WidgetKind> {
  kind: Kind;
  group: WidgetGroup;
  names: Readonly<Record<Locale, string>>;
  icon: ReactNode;
  /** A drawing of 100 by 52. */
  sketch: ReactNode;
  /** Px of a new one. */
  size: { w: number; h: number };
  /** What stands around a new one. */
  frame: ScreenWidget['frame'];
  /** What a new one has besides its place. */
  create: () => WidgetOptions<Kind>;
  /** Names of what can be set of it, by the tabs of the designer. */
  settings: { data: readonly WidgetSetting[]; look: readonly WidgetSetting[] };
  View: ComponentType<WidgetViewProps<Kind>>;
}

export type WidgetGroup = 'text' | 'data' | 'chart' | 'media' | 'parking';

/** Settings that kinds choose from; the designer knows how each is drawn (`designer/widgetSettings.ts`). */
export type WidgetSetting =
  | 'dataSet'
  | 'dimension'
  | 'measures'
  | 'columns'
  | 'order'
  | 'listOrder'
  | 'conditions'
  | 'refresh'
  | 'text'
  | 'format'
  | 'freshness'
  | 'map'
  | 'panel'
  | 'address'
  | 'webAddress'
  | 'alternative'
  | 'unit'
  | 'full'
  | 'flips'
  | 'compares'
  | 'pace'
  | 'align'
  | 'bold'
  | 'fontSize'
  | 'color'
  | 'form'
  | 'fit';

/** What a kind has besides what all widgets have. */
export type WidgetOptions<Kind extends WidgetKind> = Omit<
  Extract<ScreenWidget, { kind: Kind }>,
  keyof CommonWidget | 'kind'
>;

type CommonWidget = Omit<Extract<ScreenWidget, { kind: 'web' }>, 'kind' | 'address'>;

export interface WidgetViewProps<Kind extends WidgetKind> {
  widget: WidgetOf<Kind>;
  /** In the language of whoever looks. */
  title: string;
  state: CardState;
  /** Px that the frame leaves to it. */
  room: { w: number; h: number };
}

/** Declares a kind of widgets. */
export function defineWidget<Kind extends WidgetKind>(definition: WidgetDefinition<Kind>): WidgetDefinition<Kind> {
  return definition;
}
