import { pages } from '@smart-admin/api-client/pages';
import { lazyPart } from '@smart-admin/ui/lazy';
import { Presentation } from 'lucide-react';
import { api } from '../../../app/api.js';
import { DesignedPages } from '../../../design/DesignedPages.js';
import { describeScreen } from '../../../screenDesign/designer/describeScreen.js';

const DesignScreen = lazyPart(
  () => import('../../../screenDesign/designer/DesignScreen.js'),
  (module) => module.DesignScreen,
);

/** The screens, and the designer of one, which the address names. */
export function Page() {
  return (
    <DesignedPages
      noun="screen"
      page={pages.screenDesign}
      calls={api.design.screen}
      empty={{ version: 1 }}
      icon={Presentation}
      describe={describeScreen}
      Designer={DesignScreen}
    />
  );
}
