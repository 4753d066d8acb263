import { useControllable } from '@smart-admin/ui/controllable';
import { useState } from 'react';
import { type PickedItem, type PickerBaseProps, type PickerValueProps } from './pickerProps.js';
import { useNames, type AskNames } from './useNames.js';

/** State of a picker without its DOM: value, open or closed, and what is known of the chosen things. */
export function usePicker<Item extends PickedItem = PickedItem>(
  props: PickerBaseProps & PickerValueProps<string, Item>,
  ask: AskNames | undefined,
): PickerState<Item> {
  const { sourceKey, names = NO_NAMES, multiple = false } = props;
  const [open, setOpen] = useControllable({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onChange: props.onOpenChange,
  });
  const [ids, write] = useControllable<readonly string[]>({
    value: toIds(props.value),
    defaultValue: toIds(props.defaultValue) ?? NO_IDS,
    onChange: undefined,
  });
  // what was chosen here keeps its name without asking for it
  const [seen, setSeen] = useState<ReadonlyMap<string, Item>>(new Map());
  const asked = useNames(ask, sourceKey, ids, (id) => names[id] !== undefined || seen.has(id));
  const describe = (id: string): Item => {
    const name = names[id] ?? asked[id] ?? id;
    const item: PickedItem = typeof name === 'string' ? { id, label: name } : { id, ...name };
    return seen.get(id) ?? (item as Item);
  };
  return {
    multiple,
    open,
    setOpen,
    ids,
    items: ids.map(describe),
    describe,
    remember: (items) => {
      if (items.length > 0) setSeen((map) => new Map([...map, ...items.map((item) => [item.id, item] as const)]));
    },
    setIds: (next, touched = []) => {
      const items = next.map((id) => touched.find((item) => item.id === id) ?? describe(id));
      if (touched.length > 0) setSeen((map) => new Map([...map, ...touched.map((item) => [item.id, item] as const)]));
      write(next);
      if (props.multiple) props.onValueChange?.([...next], items);
      else props.onValueChange?.(next[0] ?? null, items);
    },
  };
}

const NO_IDS: readonly string[] = [];
const NO_NAMES: Readonly<Record<string, string>> = {};

function toIds(value: string | readonly string[] | null | undefined): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return NO_IDS;
  return typeof value === 'string' ? [value] : value;
}

export interface PickerState<Item extends PickedItem = PickedItem> {
  multiple: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The value as a list; at most one without `multiple`. */
  ids: readonly string[];
  items: readonly Item[];
  /** An id as people read it; the id itself while its name is unknown. */
  describe: (id: string) => Item;
  /** Keeps what the lists told about things that may be chosen. */
  remember: (items: readonly Item[]) => void;
  /** Writes the value; `touched` tells what is new in it. */
  setIds: (ids: readonly string[], touched?: readonly Item[]) => void;
}

/** What a list, tree or table of a picker gets, in the dialog as in the panel. */
export interface PaneProps<Item extends PickedItem = PickedItem> {
  /** Name for screen readers. */
  label: string;
  multiple: boolean;
  chosenIds: readonly string[];
  /** All chosen ids, and what is known of those that were just added. */
  onChosenChange: (ids: readonly string[], added: readonly Item[]) => void;
}
