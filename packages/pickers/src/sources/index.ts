export type { ChoiceName, ChoiceNames, TreeSource, TreeSourceNode } from './TreeSource.js';
export type { EntitySource, EntityItem, EntityQuery, EntityPage } from './EntitySource.js';
export type { UserSource } from './UserSource.js';
export type { RecordSource, RecordRow, RecordColumn, RecordQuery, RecordPage } from './RecordSource.js';
export type { AutoNumberSource, AutoNumberRule } from './AutoNumberSource.js';
export { labelsOf } from './labelsOf.js';
export { createMemoryTree, type MemoryTreeOptions } from './createMemoryTree.js';
export { createMemoryEntities } from './createMemoryEntities.js';
export { createMemoryRecords } from './createMemoryRecords.js';
