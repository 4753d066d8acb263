import { type ResourceDefinition, type ResourceRow, type SearchField } from '../types.js';

/** The filters; where there is little room the tree pane is one of them. */
export function searchFields<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  nodes: SearchField['nodes'],
  isNarrow: boolean,
): SearchField[] {
  if (!isNarrow || !definition.tree) return definition.search;
  return [
    ...definition.search,
    { id: definition.tree.param, label: definition.tree.title, kind: 'tree', nodes: nodes ?? [] },
  ];
}
