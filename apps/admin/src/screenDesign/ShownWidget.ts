import { type ScreenWidget } from '@smart-admin/api-client/contract';

export type WidgetKind = ScreenWidget['kind'];

/** A widget as it is drawn. What its rows are asked with stays at the server, or with the designer. */
export type ShownWidget = Shown<ScreenWidget>;

type Shown<Widget> = Widget extends ScreenWidget
  ? Omit<Widget, 'data'> & {
      /** Whether it has rows, which are asked by its id. */
      hasData?: boolean;
      /** What tells that its rows are others now; '' for nothing. */
      follows?: string;
    }
  : never;

export type WidgetOf<Kind extends WidgetKind> = Extract<ShownWidget, { kind: Kind }>;
