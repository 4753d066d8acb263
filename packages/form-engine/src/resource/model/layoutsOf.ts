import { type Translate } from '@smart-admin/ui/messages';
import { type Field, type FormDocument } from '../../core/document/FormDocument.js';
import { type ListDefinition } from '../../core/list/ListDefinition.js';
import { canGroup, hasDays, namesParent } from '../../core/list/layoutFields.js';
import { offeredLayouts } from '../../core/list/listLayouts.js';
import { type ResourceCalendar, type ResourceDefinition, type ResourceGrouping } from '../types.js';
import { switchOptions } from './switchOptions.js';

/** The layouts of a designed list, with the fields that they go by; one whose field is of another kind by now is left out. */
export function layoutsOf(
  list: ListDefinition,
  form: FormDocument,
  modelId: string,
  t: Translate<'yes' | 'no'>,
): Pick<ResourceDefinition, 'layouts' | 'groups' | 'board' | 'calendar' | 'parentField'> {
  const fieldOf = (id: string | undefined) => form.fields.find((field) => field.id === id);
  const groups = groupingOf(fieldOf(list.groupField), t);
  const board = groupingOf(fieldOf(list.boardField), t);
  const calendar = calendarOf(fieldOf(list.calendarStart), fieldOf(list.calendarEnd));
  const parent = fieldOf(list.treeField);
  const parentField = parent && namesParent(parent, modelId) ? parent.id : undefined;
  const lacking = { groups: !groups, board: !board, calendar: !calendar, tree: !parentField };
  const layouts = offeredLayouts(list).filter(
    (layout) => !(layout in lacking) || !lacking[layout as keyof typeof lacking],
  );
  return {
    layouts,
    ...(groups ? { groups } : {}),
    ...(board ? { board } : {}),
    ...(calendar ? { calendar } : {}),
    ...(parentField && layouts.includes('tree') ? { parentField } : {}),
  };
}

function groupingOf(field: Field | undefined, t: Translate<'yes' | 'no'>): ResourceGrouping | undefined {
  if (!field || !canGroup(field)) return undefined;
  const shared = { field: field.id, label: field.label };
  if (field.kind !== 'switch') return { ...shared, options: field };
  return { ...shared, options: switchOptions(field, t), toValue: (option) => option === '1' };
}

function calendarOf(start: Field | undefined, end: Field | undefined): ResourceCalendar | undefined {
  if (!start || !hasDays(start)) return undefined;
  if (start.kind === 'dateRange') return { start: start.id, isRange: true };
  return { start: start.id, ...(end && hasDays(end) && end.kind !== 'dateRange' ? { end: end.id } : {}) };
}
