export { createSources, type SourceNode, type SourceTree } from './createSources.js';
