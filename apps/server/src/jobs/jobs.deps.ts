import { type JobHandler } from './handleJob.js';

declare module '../deps.js' {
  interface Deps {
    /** Every job by its name. */
    jobs: ReadonlyMap<string, JobHandler>;
  }
}
