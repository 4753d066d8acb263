import { type ComponentType } from 'react';
import { type ExpressionLanguage } from './expression/expressionLanguage.js';
import { type Setting } from './settings.js';

/** Draws one kind of setting. Stands in a `Field`, which names it. */
export type SettingView = ComponentType<SettingViewProps>;

/** Views by the kind of a setting. */
export type SettingViews = Readonly<Record<string, SettingView>>;

export interface SettingViewProps {
  setting: Setting<never>;
  /** The value of all chosen items; undefined where they differ. */
  value: unknown;
  /** The chosen items have several values. */
  isMixed: boolean;
  onValueChange: (value: unknown) => void;
  /** For references to parts: id of what they are parts of, '' where that is not chosen or not the same for all items. */
  within?: string | undefined;
  /** The value was chosen and is still to arrive: something else is being loaded for it. */
  isWaiting?: boolean;
  /** For expressions. */
  language: ExpressionLanguage | undefined;
}

/** Joins views with those of a designer; throws when a kind has two. */
export function createSettingViews(...lists: readonly SettingViews[]): SettingViews {
  const views: Record<string, SettingView> = {};
  for (const list of lists) {
    for (const [kind, view] of Object.entries(list)) {
      if (views[kind]) throw new Error(`the setting kind ${kind} has two views`);
      views[kind] = view;
    }
  }
  return views;
}
