import { portal } from './portals.js';
import { report } from './reports.js';
import { screen } from './screens.js';

/** Named, because written out in the type of the whole contract their documents would be more than the compiler takes. */
export type DesignCalls = {
  portal: typeof portal;
  report: typeof report;
  screen: typeof screen;
};

/** Pages that people design besides models. */
export const design: DesignCalls = { portal, report, screen };
