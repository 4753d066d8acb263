import { SCREEN_WIDGETS, type ScreenDocument, type ScreenWidget } from '@smart-admin/api-client/contract';
import {
  alignStageBoxes,
  boundsOf,
  distributeStageBoxes,
  moveStageBoxes,
  reorderBoxes,
  type StageAlignment,
  type StageRect,
  type StageStep,
} from '@smart-admin/form-engine/designer';
import { createClipboard, editorMessages, pasteOrWarn, useEditor } from '@smart-admin/form-engine/editor';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { createId } from '@smart-admin/ui/random';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { type WidgetKind } from '../ShownWidget.js';
import { WIDGETS } from '../widgets/widgets.js';
import { newWidget } from './newWidget.js';
import { screenDesignMessages } from './screenDesignMessages.js';

/** Px that copies lie beside what they were made of. */
const BESIDE = 20;

/** What can be done to the widgets of the screen that is edited; each is one step of undo. */
export function useScreenEditing() {
  const t = useMessages(screenDesignMessages);
  const e = useMessages(editorMessages);
  const locale = useLocale();
  const store = useEditor<ScreenDocument>();
  const [clipboard] = useState(() =>
    createClipboard<ScreenWidget>({
      kind: 'screen-widgets',
      version: 1,
      isItem: isWidget,
      // absent where the page is not served securely
      system: navigator.clipboard as Clipboard | undefined,
      shared: localStorage,
    }),
  );
  const documentNow = () => store.getState().document;
  const chosen = () => {
    const { ids } = store.getState().selection;
    return documentNow().widgets.filter(({ id }) => ids.includes(id));
  };
  /** Those of the chosen that may be moved. */
  const movable = () => chosen().filter(({ locked }) => !locked);
  const write = (label: string, recipe: (widgets: ScreenWidget[]) => readonly string[] | void, group?: string) =>
    void store.edit(label, (draft) => recipe((draft as ScreenDocument).widgets), { group });
  const put = (label: string, placed: readonly ScreenWidget[], group?: string) =>
    write(
      label,
      (widgets) => {
        for (const widget of widgets) {
          const next = placed.find(({ id }) => id === widget.id);
          if (!next) continue;
          const { x, y, w, h, rotation } = next;
          Object.assign(widget, { x, y, w, h, rotation });
        }
      },
      group,
    );
  const insert = (label: string, added: readonly ScreenWidget[]) => {
    if (documentNow().widgets.length + added.length > SCREEN_WIDGETS) {
      toast.warning(t('tooMany'));
      return;
    }
    write(label, (widgets) => {
      widgets.push(...added);
      return added.map(({ id }) => id);
    });
  };
  /** Copies beside what they were made of; groups of copies are groups of their own. */
  const insertCopies = (label: string, originals: readonly ScreenWidget[]) => {
    const groups = new Map<string, string>();
    const groupOf = (group: string) => {
      if (group !== '' && !groups.has(group)) groups.set(group, createId());
      return groups.get(group) ?? '';
    };
    insert(
      label,
      originals.map((widget) => ({
        ...widget,
        ...{ id: createId(), x: widget.x + BESIDE, y: widget.y + BESIDE },
        ...{ group: groupOf(widget.group), locked: false },
      })),
    );
  };
  const set = (label: string, change: Partial<ScreenWidget>) => {
    const ids = chosen().map(({ id }) => id);
    write(label, (widgets) => {
      for (const widget of widgets) if (ids.includes(widget.id)) Object.assign(widget, change);
    });
  };
  const remove = () => {
    const ids = movable().map(({ id }) => id);
    if (ids.length === 0) return;
    write(t('removeWidgets'), (widgets) => {
      widgets.splice(0, widgets.length, ...widgets.filter(({ id }) => !ids.includes(id)));
      return [];
    });
  };
  const reorder = (to: 'front' | 'forward' | 'backward' | 'back') => {
    const ids = chosen().map(({ id }) => id);
    write(t('orderWidgets'), (widgets) => void widgets.splice(0, widgets.length, ...reorderBoxes(widgets, ids, to)));
  };
  /** Moves groups as wholes: `arrange` is given what each of them covers. */
  const arrangeUnits = (label: string, arrange: (units: readonly Unit[]) => Unit[]) => {
    const units = unitsOf(movable());
    const placed = arrange(units);
    put(
      label,
      placed.flatMap((unit, index) => {
        const before = units[index];
        return before ? moveStageBoxes(unit.widgets, { dx: unit.x - before.x, dy: unit.y - before.y }) : [];
      }),
    );
  };
  return {
    add: (kind: WidgetKind, at?: { x: number; y: number }) => {
      const { names, size } = WIDGETS[kind];
      const { width, height } = documentNow();
      const middle = { x: Math.round((width - size.w) / 2), y: Math.round((height - size.h) / 2) };
      insert(t('addThis', { label: names[locale] }), [newWidget(kind, at ?? middle, locale)]);
    },
    place: (placed: readonly ScreenWidget[], what: 'move' | 'resize' | 'rotate') => put(t(`${what}Widgets`), placed),
    moveBy: (step: StageStep) => put(t('moveWidgets'), moveStageBoxes(movable(), step), 'moveBy'),
    align: (how: StageAlignment) => {
      const { width, height } = documentNow();
      arrangeUnits(t('alignWidgets'), (units) => alignStageBoxes(units, how, { x: 0, y: 0, w: width, h: height }));
    },
    distribute: (direction: 'x' | 'y') =>
      arrangeUnits(t('distributeWidgets'), (units) => distributeStageBoxes(units, direction)),
    group: () => set(t('groupWidgets'), { group: createId() }),
    ungroup: () => set(t('ungroupWidgets'), { group: '' }),
    reorder,
    toggleLock: () => set(t('lockWidgets'), { locked: chosen().some(({ locked }) => !locked) }),
    toggleHidden: () => set(t('hideWidgets'), { hidden: chosen().some(({ hidden }) => !hidden) }),
    /** Changes one widget, whatever is chosen. */
    setOne: (label: string, id: string, change: Partial<ScreenWidget>) =>
      write(label, (widgets) => {
        const widget = widgets.find((each) => each.id === id);
        if (widget) Object.assign(widget, change);
      }),
    /** Puts a widget to a place of the order from below. */
    moveTo: (id: string, index: number) =>
      write(t('orderWidgets'), (widgets) => {
        const from = widgets.findIndex((each) => each.id === id);
        const [widget] = widgets.splice(from, 1);
        if (widget) widgets.splice(from < index ? index - 1 : index, 0, widget);
      }),
    duplicate: () => insertCopies(t('copyWidgets'), chosen()),
    copy: () => void clipboard.copy(chosen()),
    cut: () => {
      void clipboard.copy(movable());
      remove();
    },
    paste: () =>
      void pasteOrWarn(clipboard, e).then((widgets) => {
        if (widgets) insertCopies(t('pasteWidgets'), widgets);
      }),
    remove,
    selectAll: () => {
      const ids = documentNow()
        .widgets.filter(({ locked, hidden }) => !locked && !hidden)
        .map(({ id }) => id);
      store.select({ ids, anchor: ids[0] ?? null });
    },
    nudge: (step: 1 | -1) => reorder(step === 1 ? 'forward' : 'backward'),
    /** Another screen in the place of this one. */
    replace: (label: string, document: ScreenDocument) =>
      void store.edit(label, (draft) => {
        const widgets = document.widgets.map((widget) => ({ ...widget, id: createId() }));
        Object.assign(draft, { ...document, widgets });
        return [];
      }),
  };
}

/** A widget, or the widgets of a group, with what they cover. */
interface Unit extends StageRect {
  rotation: number;
  widgets: readonly ScreenWidget[];
}

function unitsOf(widgets: readonly ScreenWidget[]): Unit[] {
  const units = new Map<string, ScreenWidget[]>();
  for (const widget of widgets) {
    const name = widget.group === '' ? `widget ${widget.id}` : `group ${widget.group}`;
    units.set(name, [...(units.get(name) ?? []), widget]);
  }
  return [...units.values()].flatMap((all) => {
    const bounds = boundsOf(all);
    return bounds ? [{ ...bounds, rotation: 0, widgets: all }] : [];
  });
}

function isWidget(value: unknown): value is ScreenWidget {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, x, y, w, h } = value as Partial<ScreenWidget>;
  return typeof id === 'string' && kind !== undefined && kind in WIDGETS && [x, y, w, h].every(Number.isInteger);
}
