import { type PortalCard, type PortalDocument } from '@smart-admin/api-client/contract';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { type Locale } from '@smart-admin/ui/messages';
import { t } from '../design.messages.js';
import { answerCards, filterValues, type CardAnswer } from './answerCards.js';
import { isVisible, viewerOf } from './cardRange.js';

/** A released portal with the cards that somebody may see. Throws 404 for one that is not there or not released. */
export async function readPortal(deps: Deps, id: string, caller: Caller) {
  const row = requireRow(
    await deps.db
      .selectFrom('designPage')
      .select(['id', 'fullName', 'version', 'releasedDocument'])
      .where('id', '=', id)
      .where('kind', '=', 'portal')
      .executeTakeFirst(),
  );
  if (!row.releasedDocument) throw new ApiError(404, t('notReleased'));
  const { cards, filters } = row.releasedDocument as PortalDocument;
  const viewer = await viewerOf(deps.db, caller);
  const { id: portalId, fullName, version } = row;
  return { id: portalId, fullName, version, filters, cards: cards.filter((card) => isVisible(card, viewer)) };
}

/** The same as it is sent: what rows are asked with, and who else sees a card, stays here. */
export async function viewPortal(deps: Deps, id: string, caller: Caller) {
  const { cards, filters, ...portal } = await readPortal(deps, id, caller);
  return { ...portal, document: { filters, cards: cards.map(shownCard) } };
}

/** Rows of some cards of a released portal. A card that is not there and one that is hidden answer the same. */
export async function readPortalData(
  deps: Deps,
  { id, cards: asked, filters: given, caller, locale }: PortalDataInput,
): Promise<CardAnswer[]> {
  const { cards, filters } = await readPortal(deps, id, caller);
  const wanted = [...new Set(asked)];
  const found = cards.filter((card) => wanted.includes(card.id));
  const answers = await answerCards(deps, found, { caller, locale, filters: filterValues(filters, given) });
  return wanted.map(
    (cardId) =>
      answers.find((answer) => answer.cardId === cardId) ?? { cardId, answer: null, error: t('noCard')(locale) },
  );
}

interface PortalDataInput {
  id: string;
  cards: readonly string[];
  filters: Readonly<Record<string, string>>;
  caller: Caller;
  locale: Locale;
}

function shownCard(card: PortalCard) {
  const { roleIds: _roles, organizeIds: _organizes, ...shown } = card;
  if (!('data' in shown)) return shown;
  const { data, ...rest } = shown;
  // what happens at lanes and berths is told on channels
  return {
    ...rest,
    hasData: true,
    follows: data.source === 'builtIn' ? 'parking' : '',
    recordsOf: data.source === 'model' ? data.modelId : '',
  };
}
