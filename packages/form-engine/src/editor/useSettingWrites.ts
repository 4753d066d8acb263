import { useLocale } from '@smart-admin/ui/locale';
import { useRef, useState } from 'react';
import { useEditor } from './EditorProvider.js';
import { type ReferenceLookup } from './references/ReferenceSources.js';
import { useReferenceLoader } from './references/useReferences.js';
import { type Setting } from './settings.js';

/**
 * Writes what is set on the chosen items, each time as one step. A setting that needs to know choices for it waits for them:
 * until then `waiting` has the new value by the key of the setting, and a newer value takes its place.
 */
export function useSettingWrites<Document extends object, Item extends { id: string }>(
  find: (document: Document, id: string) => Item | undefined,
): SettingWrites<Item> {
  const locale = useLocale();
  const store = useEditor<Document>();
  const load = useReferenceLoader();
  const [waiting, setWaiting] = useState<Readonly<Record<string, WaitingValue>>>({});
  const newest = useRef(new Map<string, WaitingValue>());

  const put = (setting: Setting<Item>, ids: readonly string[], value: unknown, lookup: ReferenceLookup) =>
    store.edit(
      setting.label[locale],
      (draft) => {
        let selected: readonly string[] | undefined;
        for (const id of ids) {
          if (setting.write) {
            selected = setting.write(draft, id, value, lookup) ?? undefined;
            continue;
          }
          const item = find(draft as Document, id);
          if (item) (item as Record<string, unknown>)[setting.key] = value;
        }
        return selected && selectedAfter(store.getState().selection.ids, ids, selected);
      },
      { group: `${setting.key} ${ids.join(' ')}`, renames: setting.write !== undefined },
    );

  const write = async (setting: Setting<Item>, items: readonly Item[], value: unknown) => {
    const ids = items.map(({ id }) => id);
    const needed = items.flatMap((item) => setting.needs?.(item, value) ?? []);
    const place = placeOf(setting, items);
    const own = { value };
    newest.current.set(place, own);
    if (needed.length > 0) {
      setWaiting((others) => ({ ...others, [place]: own }));
      const lookup = await load(needed);
      if (newest.current.get(place) !== own) return;
      setWaiting((values) => without(values, place));
      put(setting, ids, value, lookup);
    } else {
      if (waiting[place]) setWaiting((values) => without(values, place));
      put(setting, ids, value, NOTHING_KNOWN);
    }
  };
  return {
    waitingFor: (setting, items) => waiting[placeOf(setting, items)],
    write: (setting, items, value) => void write(setting, items, value),
  };
}

/**
 * What is selected after items got other ids: they, or what was selected while their value was waited for. The ids of what
 * stands in an item begin with its own (`items.price`).
 */
function selectedAfter(now: readonly string[], before: readonly string[], after: readonly string[]): readonly string[] {
  return now.map((id) => {
    const place = before.findIndex((own) => id === own || id.startsWith(`${own}.`));
    const [from = '', to] = [before[place], after[place]];
    return to === undefined ? id : to + id.slice(from.length);
  });
}

const NOTHING_KNOWN: ReferenceLookup = () => undefined;

function placeOf<Item extends { id: string }>({ key }: Setting<Item>, items: readonly Item[]): string {
  return [key, ...items.map(({ id }) => id)].join(' ');
}

function without(values: Readonly<Record<string, WaitingValue>>, place: string): Record<string, WaitingValue> {
  const { [place]: _gone, ...others } = values;
  return others;
}

/** A value that was chosen and waits for what it needs. */
interface WaitingValue {
  value: unknown;
}

interface SettingWrites<Item> {
  waitingFor: (setting: Setting<Item>, items: readonly Item[]) => WaitingValue | undefined;
  write: (setting: Setting<Item>, items: readonly Item[], value: unknown) => void;
}
