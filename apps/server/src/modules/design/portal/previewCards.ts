import { type contract } from '@smart-admin/api-client/contract';
import { type Call } from '../../../http/handle.js';
import { previewedAs } from '../previewedAs.js';
import { answerCards } from './answerCards.js';
import { isVisible, viewerOf, withAbove, type CardViewer } from './cardRange.js';

type PreviewCall = Call<typeof contract.design.portal.preview>;

/**
 * Rows of cards that are being designed. Whoever designs gets what they may see themselves; as a role they get of it what the role
 * has been given too, with the rows that both have, and as a role or organisation the cards that are not for it are named as hidden.
 */
export async function previewCards({ deps, caller, locale, body: { cards, filters, as } }: PreviewCall) {
  const looking = await previewedAs(deps, caller, as);
  const viewer = as ? await chosenViewer(deps.db, as) : await viewerOf(deps.db, caller);
  const shown = cards.filter((card) => isVisible(card, viewer));
  return {
    list: await answerCards(deps, shown, { caller: looking, locale, filters }),
    hidden: cards.flatMap((card) => (isVisible(card, viewer) ? [] : [card.id])),
  };
}

async function chosenViewer(
  db: PreviewCall['deps']['db'],
  { type, id }: NonNullable<PreviewCall['body']['as']>,
): Promise<CardViewer> {
  return {
    seesAll: false,
    roleIds: new Set(type === 'Role' ? [id] : []),
    organizeIds: type === 'Organize' ? await withAbove(db, [id]) : new Set(),
  };
}
