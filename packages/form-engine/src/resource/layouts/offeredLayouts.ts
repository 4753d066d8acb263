import { DEFAULT_LAYOUTS } from '../../core/list/listLayouts.js';
import { type ListLayout, type ResourceDefinition, type ResourcePermissions, type ResourceRow } from '../types.js';

/** The layouts that a person can choose: those of the definition whose field they may see. */
export function offeredTo<Row extends ResourceRow>(
  { layouts = DEFAULT_LAYOUTS, columns, groups, board, calendar, parentField, treeRows }: ResourceDefinition<Row>,
  permissions: ResourcePermissions,
): readonly ListLayout[] {
  const canSee = (field: string | undefined) => {
    if (field === undefined) return false;
    const column = columns.find(({ id }) => id === field);
    if (!column) return permissions.fieldAccess(field) !== 'hidden';
    return column.permission === undefined || permissions.canColumn(column.permission);
  };
  const needs: Partial<Record<ListLayout, string | undefined>> = {
    groups: groups?.field,
    board: board?.field,
    calendar: calendar?.start,
    tree: parentField,
  };
  const offered = layouts.filter((layout) => !(layout in needs) || (!treeRows && canSee(needs[layout])));
  return offered.length > 0 ? offered : DEFAULT_LAYOUTS;
}
