export { createSources } from './createSources.js';
export type { SourceNode, SourceTree, SourceQuery } from './sourceTypes.js';
