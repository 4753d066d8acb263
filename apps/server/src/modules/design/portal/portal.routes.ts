import { contract, type PortalDocument } from '@smart-admin/api-client/contract';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { dataSetCalls } from '../dataSetCalls.js';
import { designCalls, designOptions } from '../designCalls.js';
import { choosePortal, ownPortals } from './ownPortals.js';
import { portalKind } from './portalKind.js';
import { PORTAL_TEMPLATES } from './portalTemplates.js';
import { previewCards } from './previewCards.js';
import { readPortalData, viewPortal } from './readPortal.js';

export const portalRoutes = crudRoutes(contract.design.portal, {
  ...designOptions(portalKind),
  own: {
    ...designCalls<PortalDocument>(portalKind),
    ...dataSetCalls,
    view: ({ deps, caller, params }) => viewPortal(deps, params.id, caller),
    data: async ({ deps, caller, params, body, locale }) => ({
      list: await readPortalData(deps, { ...params, ...body, caller, locale }),
    }),
    preview: previewCards,
    templates: () => Promise.resolve({ list: [...PORTAL_TEMPLATES] }),
    mine: ({ deps, caller }) => ownPortals(deps, caller),
    choose: ({ deps, caller, body }) => choosePortal(deps, caller, body.portal),
  },
});
