import {
  CARD_ADDRESS,
  CARD_TEXT_LENGTH,
  isFrameAddress,
  type PortalCard,
  type PortalDocument,
} from '@smart-admin/api-client/contract';
import { type Problem } from '@smart-admin/form-engine/editor';
import { type Locale, type Translate } from '@smart-admin/ui/messages';
import { checkFilters } from '../../design/checkFilters.js';
import { CARDS } from '../cards/cards.js';
import { type portalDesignMessages } from './portalDesignMessages.js';

type Words = Translate<keyof (typeof portalDesignMessages)['zh']>;

/** What is wrong with a portal, or doubtful. */
export function checkPortal({ cards, filters }: PortalDocument, t: Words, locale: Locale): Problem[] {
  if (cards.length === 0) return [{ severity: 'error', place: t('whole'), message: t('problem.noCards') }];
  const known = new Set(filters.map(({ id }) => id));
  return [...checkFilters(filters, locale), ...cards.flatMap((card) => checkCard(card, known, t, locale))];
}

function checkCard(card: PortalCard, filters: ReadonlySet<string>, t: Words, locale: Locale): Problem[] {
  const name = CARDS[card.kind].names[locale];
  const problem = (severity: Problem['severity'], setting: string, message: string): Problem => ({
    ...{ severity, setting, message },
    itemId: card.id,
    place: card.title || name,
  });
  const found: Problem[] = [];
  if (card.title === '' && card.kind !== 'text' && card.kind !== 'image')
    found.push(problem('warning', 'title', t('problem.noTitle', { name })));
  if (!CARD_ADDRESS.test(card.opens)) found.push(problem('error', 'opens', t('problem.badAddress')));
  if (card.kind === 'web' || card.kind === 'image') {
    if (card.address === '') found.push(problem('warning', 'address', t('problem.noAddress')));
    if (card.kind === 'web' && !isFrameAddress(card.address))
      found.push(problem('error', 'address', t('problem.badWeb')));
    if (card.kind === 'image' && !CARD_ADDRESS.test(card.address))
      found.push(problem('error', 'address', t('problem.badAddress')));
  }
  if (card.kind === 'text' && card.html === '') found.push(problem('warning', 'html', t('problem.noText')));
  if (card.kind === 'text' && card.html.length > CARD_TEXT_LENGTH)
    found.push(problem('error', 'html', t('problem.longText', { max: CARD_TEXT_LENGTH.toLocaleString('en-US') })));
  if (!('data' in card)) return found;
  const { data } = card;
  if (data.source === 'model' && data.modelId === '') found.push(problem('error', 'modelId', t('problem.noData')));
  if (data.source === 'interface' && data.interfaceId === '')
    found.push(problem('error', 'interfaceId', t('problem.noData')));
  if (card.kind !== 'list') {
    if (data.measures.length === 0) found.push(problem('error', 'measures', t('problem.noMeasure')));
    if (card.kind !== 'figure' && data.dimension === '')
      found.push(problem('warning', 'dimension', t('problem.noDimension')));
  }
  const bound =
    data.source === 'model'
      ? data.conditions.map(({ value }) => value)
      : data.source === 'interface'
        ? data.parameters.map(({ value }) => value)
        : [];
  if (bound.some(({ from, value }) => from === 'filter' && !filters.has(value)))
    found.push(problem('warning', 'conditions', t('problem.goneFilter')));
  return found;
}
