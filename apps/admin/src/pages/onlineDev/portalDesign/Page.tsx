import { pages } from '@smart-admin/api-client/pages';
import { lazyPart } from '@smart-admin/ui/lazy';
import { LayoutDashboard } from 'lucide-react';
import { api } from '../../../app/api.js';
import { DesignedPages } from '../../../design/DesignedPages.js';
import { describePortal } from '../../../portal/designer/describePortal.js';

const DesignPortal = lazyPart(
  () => import('../../../portal/designer/DesignPortal.js'),
  (module) => module.DesignPortal,
);

/** The portals, and the designer of one, which the address names. */
export function Page() {
  return (
    <DesignedPages
      noun="portal"
      page={pages.portalDesign}
      calls={api.design.portal}
      empty={{ version: 1, filters: [], cards: [] }}
      icon={LayoutDashboard}
      describe={describePortal}
      Designer={DesignPortal}
    />
  );
}
