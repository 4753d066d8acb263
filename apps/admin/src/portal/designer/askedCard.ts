import { type PortalCard } from '@smart-admin/api-client/contract';
import { type api } from '../../app/api.js';

type AskedCard = Parameters<typeof api.design.portal.preview>[0]['body']['cards'][number];

/**
 * A card with what its rows are asked with alone: a look, an address or a title that is being typed and is not one yet keeps no card from its rows.
 */
export function askedCard(card: PortalCard): AskedCard {
  const { id, roleIds, organizeIds } = card;
  const asked = { ...{ id, roleIds, organizeIds }, ...{ x: 0, y: 0, w: 1, h: 1 } };
  return 'data' in card ? { ...asked, kind: 'list', data: card.data } : { ...asked, kind: 'calendar' };
}
