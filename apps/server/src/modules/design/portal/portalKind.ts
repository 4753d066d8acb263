import { type PortalDocument } from '@smart-admin/api-client/contract';
import { ApiError } from '../../../errors/apiError.js';
import { cleanHtml } from '../../../http/cleanHtml.js';
import { type DesignKind } from '../DesignKind.js';
import { t } from '../design.messages.js';

/** Portals: cards on a canvas. */
export const portalKind: DesignKind = {
  kind: 'portal',
  menuType: 8,
  icon: 'panels-top-left',
  urlAddress: ({ enCode }) => `portal/${enCode}`,
  clean: (document) => {
    const portal = document as PortalDocument;
    const cards = portal.cards.map((card) => (card.kind === 'text' ? { ...card, html: cleanHtml(card.html) } : card));
    return { ...portal, cards };
  },
  refuseRelease: (document) => {
    if ((document as PortalDocument).cards.length === 0) throw new ApiError(400, t('empty'));
  },
};
