import { PORTAL_CARDS, type PortalCard, type PortalDocument } from '@smart-admin/api-client/contract';
import {
  type BoardStep,
  freePlace,
  inReadingOrder,
  moveBoxes,
  placeBoxes,
  resizeBox,
} from '@smart-admin/form-engine/designer';
import { createClipboard, editorMessages, pasteOrWarn, useEditor } from '@smart-admin/form-engine/editor';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { createId } from '@smart-admin/ui/random';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { setOfSource } from '../cards/emptySet.js';
import { CARDS } from '../cards/cards.js';
import { type CardKind } from '../ShownCard.js';
import { newCard } from './newCard.js';
import { portalDesignMessages } from './portalDesignMessages.js';

/** What can be done to the cards of the portal that is edited; each is one step of undo. */
export function usePortalEditing() {
  const t = useMessages(portalDesignMessages);
  const e = useMessages(editorMessages);
  const locale = useLocale();
  const store = useEditor<PortalDocument>();
  const [clipboard] = useState(() =>
    createClipboard<PortalCard>({
      kind: 'portal-cards',
      version: 1,
      isItem: isCard,
      // absent where the page is not served securely
      system: navigator.clipboard as Clipboard | undefined,
      shared: localStorage,
    }),
  );
  const cardsNow = () => store.getState().document.cards;
  const chosen = () => {
    const { ids } = store.getState().selection;
    return cardsNow().filter(({ id }) => ids.includes(id));
  };
  const place = (label: string, boxes: readonly PortalCard[], group?: string) =>
    void store.edit(label, (draft) => void putPlaces(draft as PortalDocument, boxes), { group });
  /** Cards that come to the canvas, each at its place, where it pushes the others down. */
  const insert = (label: string, added: readonly PortalCard[]) => {
    if (cardsNow().length + added.length > PORTAL_CARDS) {
      toast.warning(t('tooMany'));
      return;
    }
    store.edit(label, (draft) => {
      const { cards } = draft as PortalDocument;
      const placed = added.reduce<PortalCard[]>((all, card) => placeBoxes([...all, card], [card]), cards);
      cards.splice(0, cards.length, ...placed);
      return added.map(({ id }) => id);
    });
  };
  /** Copies below each other at the first gaps that are large enough. */
  const insertCopies = (label: string, originals: readonly PortalCard[]) => {
    const copies: PortalCard[] = [];
    for (const card of inReadingOrder(originals))
      copies.push({ ...card, id: createId(), ...freePlace([...cardsNow(), ...copies], card) });
    insert(label, copies);
  };
  const remove = () => {
    const ids = chosen().map(({ id }) => id);
    if (ids.length === 0) return;
    store.edit(t('removeCards'), (draft) => {
      const { cards } = draft as PortalDocument;
      const rest = cards.filter(({ id }) => !ids.includes(id));
      cards.splice(0, cards.length, ...rest);
      return [];
    });
  };
  return {
    add: (kind: CardKind, at?: { x: number; y: number }) => {
      const { names, size } = CARDS[kind];
      const card = newCard(kind, at ?? freePlace(cardsNow(), size), locale);
      // at the right edge it begins further left
      insert(t('addThis', { label: names[locale] }), [{ ...card, x: Math.min(card.x, 12 - card.w) }]);
    },
    /** A list of the records of a model. */
    addList: (modelId: string, title: string) => {
      const card = newCard('list', freePlace(cardsNow(), CARDS.list.size), locale);
      const data = { ...setOfSource('model', { limit: 5 }), modelId };
      insert(t('addThis', { label: title }), [{ ...card, title, data } as PortalCard]);
    },
    place: (boxes: readonly PortalCard[], what: 'move' | 'resize') =>
      place(t(what === 'move' ? 'moveCards' : 'resizeCards'), boxes),
    moveBy: (step: BoardStep) => place(t('moveCards'), placeBoxes(cardsNow(), moveBoxes(chosen(), step)), 'moveBy'),
    resizeBy: (step: BoardStep) => {
      const [only, ...others] = chosen();
      if (!only || others.length > 0) return;
      place(t('resizeCards'), placeBoxes(cardsNow(), [resizeBox(only, 'se', step)]), 'resizeBy');
    },
    duplicate: () => insertCopies(t('copyCards'), chosen()),
    copy: () => void clipboard.copy(chosen()),
    cut: () => {
      void clipboard.copy(chosen());
      remove();
    },
    paste: () =>
      void pasteOrWarn(clipboard, e).then((cards) => {
        if (cards) insertCopies(t('pasteCards'), cards);
      }),
    remove,
    selectAll: () => {
      const ids = inReadingOrder(cardsNow()).map(({ id }) => id);
      store.select({ ids, anchor: ids[0] ?? null });
    },
    /** Cards have no order but their places. */
    nudge: () => undefined,
    /** Another portal in the place of the cards that are there. */
    replace: (label: string, { cards }: PortalDocument) =>
      void store.edit(label, (draft) => {
        const own = (draft as PortalDocument).cards;
        own.splice(0, own.length, ...cards.map((card) => ({ ...card, id: createId() })));
        return [];
      }),
  };
}

function putPlaces({ cards }: PortalDocument, boxes: readonly PortalCard[]): void {
  for (const card of cards) {
    const box = boxes.find(({ id }) => id === card.id);
    if (box) Object.assign(card, { x: box.x, y: box.y, w: box.w, h: box.h });
  }
}

function isCard(value: unknown): value is PortalCard {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, x, y, w, h } = value as Partial<PortalCard>;
  return typeof id === 'string' && kind !== undefined && kind in CARDS && [x, y, w, h].every(Number.isInteger);
}
