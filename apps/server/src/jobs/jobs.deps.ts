import { type JobHandler } from './implementJob.js';

declare module '../deps.js' {
  interface Deps {
    /** Every job by its name. */
    jobs: ReadonlyMap<string, JobHandler>;
  }
}
