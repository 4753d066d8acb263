import { type Locale } from '@smart-admin/ui/messages';
import { type ReferenceKey, type ReferenceLookup } from './references/ReferenceSources.js';

/**
 * One thing that can be set on an item of a document, as data: a panel is drawn from a list of them. `Kind` names the view
 * that edits it; `standardSettingViews` knows text, longText, number, flag, choice
 * (one), choices (several), options (a list of them), color, expression, and reference (one) or references (an order of
 * parts with words) for what the document names by id.
 */
export interface Setting<Item> {
  /** Name of the property that holds it. */
  key: string;
  label: Readonly<Record<Locale, string>>;
  kind: string;
  help?: Readonly<Record<Locale, string>>;
  /** Whether it applies to an item. Default: always. */
  visibleWhen?: (item: Item) => boolean;
  /** Whether it can be changed on an item. Default: always. */
  enabledWhen?: (item: Item) => boolean;
  /** Values to choose from. */
  choices?: readonly SettingChoice[];
  /** Least and most of a number. */
  min?: number;
  max?: number;
  /** Unit of a number, shown in the field. */
  unit?: string;
  /** Most characters of a text. */
  maxLength?: number;
  /** Can be set on one item only, such as a name. Default false. */
  single?: boolean;
  /** For references: the name of the source whose choices are offered; `choices` are offered instead where they are given. */
  of?: string;
  /** For references to parts: id of what an item's choices are parts of, '' as long as that is not chosen. */
  within?: (item: Item) => string | undefined;
  /** For references: whether nothing can be chosen again. Default false. */
  clearable?: boolean;
  /** Choices that `write` has to know for a new value of an item; they are loaded first, as far as that is possible. */
  needs?: (item: Item, value: unknown) => readonly ReferenceKey[];
  /**
   * Writes a new value of an item on a draft of the document; the ids it answers are selected then. `lookup` finds what
   * `needs` has named. Default: the property.
   */
  write?: (document: object, id: string, value: unknown, lookup: ReferenceLookup) => readonly string[] | void;
}

export interface SettingChoice {
  value: string | number | boolean | null;
  label: Readonly<Record<Locale, string>>;
}

export interface SettingGroup<Item> {
  id: string;
  label: Readonly<Record<Locale, string>>;
  settings: readonly Setting<Item>[];
}

/** The groups with the settings that apply to all of the items; groups without any are left out. */
export function visibleSettings<Item>(
  groups: readonly SettingGroup<Item>[],
  items: readonly Item[],
): readonly SettingGroup<Item>[] {
  return groups
    .map((group) => ({
      ...group,
      settings: group.settings.filter(
        ({ visibleWhen, single }) =>
          !(single && items.length > 1) && items.every((item) => visibleWhen?.(item) ?? true),
      ),
    }))
    .filter(({ settings }) => settings.length > 0);
}

/** The value that all items have, or that they differ. */
export function commonValue<Item extends object>(items: readonly Item[], key: string): CommonValue {
  const values = items.map((item) => (item as Readonly<Record<string, unknown>>)[key]);
  const [first] = values;
  return values.every((value) => isSame(value, first)) ? { isMixed: false, value: first } : { isMixed: true };
}

export type CommonValue = { isMixed: false; value: unknown } | { isMixed: true; value?: undefined };

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isList(one) && isList(other) && JSON.stringify(one) === JSON.stringify(other));
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
