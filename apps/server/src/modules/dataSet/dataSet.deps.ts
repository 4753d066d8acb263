import { type DataSetCache } from './DataSetCache.js';

declare module '../../deps.js' {
  interface Deps {
    /** Answers of data sets that are kept for some seconds. */
    dataSets: DataSetCache;
  }
}
