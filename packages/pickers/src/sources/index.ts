export type { TreeSource, TreeSourceNode } from './TreeSource.js';
export type { EntitySource, EntityItem, EntityQuery, EntityPage } from './EntitySource.js';
