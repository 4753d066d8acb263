import { type SourcePools } from './SourcePools.js';

declare module '../../deps.js' {
  interface Deps {
    /** Connections to data sources. */
    dataSources: SourcePools;
  }
}
