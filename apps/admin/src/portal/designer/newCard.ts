import { type PortalCard } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { createId } from '@smart-admin/ui/random';
import { CARDS } from '../cards/cards.js';
import { type CardKind } from '../ShownCard.js';

/** A card of a kind at a place, with what that kind begins with. */
export function newCard(kind: CardKind, { x, y }: { x: number; y: number }, locale: Locale): PortalCard {
  const { size, create, names } = CARDS[kind];
  return {
    ...common,
    ...create(),
    ...{ id: createId(), kind, x, y, ...size },
    title: kind === 'text' || kind === 'image' ? '' : names[locale],
    titles: { en: '', zhtw: '', vi: '' },
    carry: { column: '', as: '' },
  } as PortalCard;
}

const common = {
  hiddenOnPhones: false,
  phoneOrder: 0,
  roleIds: [],
  organizeIds: [],
  refresh: 'timed',
  seconds: 60,
  opens: '',
  openText: '',
} satisfies Partial<PortalCard>;
