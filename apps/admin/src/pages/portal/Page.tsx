import { usePage } from '../../app/PageProvider.js';
import { PortalView } from '../../portal/PortalView.js';

/** A portal of the menu. */
export function Page() {
  const { route } = usePage();
  return route ? <PortalView id={route.moduleId} /> : null;
}
