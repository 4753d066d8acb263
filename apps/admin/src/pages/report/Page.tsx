import { usePage } from '../../app/PageProvider.js';
import { ReportView } from '../../report/ReportView.js';

/** A data report of the menu. */
export function Page() {
  const { route } = usePage();
  return route ? <ReportView id={route.moduleId} /> : null;
}
