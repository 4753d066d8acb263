import { createId } from '@smart-admin/ui/random';
import {
  type FilterCondition,
  type FilterGroup,
  isWholeCondition,
  type RecordFilter,
} from '../../core/list/recordFilter.js';
import { type FilterField } from '../types.js';

/** A condition while it is built; without a field it is nothing yet. */
export interface DraftCondition extends FilterCondition {
  key: string;
}

/** A group while it is built. */
export interface DraftGroup {
  key: string;
  match: FilterGroup['match'];
  conditions: DraftCondition[];
}

/** A filter while it is built. */
export interface DraftFilter {
  match: FilterGroup['match'];
  parts: (DraftCondition | DraftGroup)[];
}

/** What the dialog begins with: the filter that there is, as far as its fields are there, else one condition without a field. */
export function draftOf(filter: RecordFilter | undefined, fields: readonly FilterField[]): DraftFilter {
  if (!filter) return { match: 'all', parts: [newCondition()] };
  const isKnown = ({ field }: FilterCondition) => fields.some(({ id }) => id === field);
  const keyed = (condition: FilterCondition): DraftCondition => ({ ...condition, key: createId() });
  const known = filter.conditions.flatMap((part): RecordFilter['conditions'] => {
    if (!('conditions' in part)) return isKnown(part) ? [part] : [];
    const conditions = part.conditions.filter(isKnown);
    return conditions.length > 0 ? [{ ...part, conditions }] : [];
  });
  const parts = known.map((part) =>
    'conditions' in part ? { key: createId(), match: part.match, conditions: part.conditions.map(keyed) } : keyed(part),
  );
  return { match: filter.match, parts: parts.length > 0 ? parts : [newCondition()] };
}

export function newCondition(): DraftCondition {
  return { key: createId(), field: '', operator: 'equal' };
}

export function newGroup(): DraftGroup {
  return { key: createId(), match: 'any', conditions: [newCondition()] };
}

export function isGroup(part: DraftCondition | DraftGroup): part is DraftGroup {
  return 'conditions' in part;
}

/** A condition of another field, or with another operator: its value stays where it means the same. */
export function changedCondition(
  condition: DraftCondition,
  next: { field: FilterField } | { operator: FilterCondition['operator'] },
): DraftCondition {
  if ('field' in next) {
    const operator = next.field.operators[0] ?? 'equal';
    return { key: condition.key, field: next.field.id, operator };
  }
  const { value: _, ...rest } = condition;
  const keeps = shapeOf(condition.operator) === shapeOf(next.operator);
  return keeps ? { ...condition, operator: next.operator } : { ...rest, operator: next.operator };
}

function shapeOf(operator: FilterCondition['operator']): string {
  switch (operator) {
    case 'empty':
    case 'notEmpty':
      return 'none';
    case 'anyOf':
    case 'noneOf':
      return 'several';
    case 'between':
    case 'during':
      return operator;
    default:
      return 'one';
  }
}

/** Keys of the conditions that lack their field or value; those that nobody has begun are left out instead. */
export function incompleteKeys({ parts }: DraftFilter): string[] {
  const conditions = parts.flatMap((part) => (isGroup(part) ? part.conditions : [part]));
  return conditions.filter((each) => each.field !== '' && !isWholeCondition(each)).map(({ key }) => key);
}

/** The filter of a draft without incomplete conditions; undefined where nothing is asked for. */
export function filterOfDraft({ match, parts }: DraftFilter): RecordFilter | undefined {
  const written = ({ key: _, ...condition }: DraftCondition): FilterCondition[] =>
    condition.field !== '' && isWholeCondition(condition) ? [condition] : [];
  const conditions = parts.flatMap((part): (FilterCondition | FilterGroup)[] => {
    if (!isGroup(part)) return written(part);
    const within = part.conditions.flatMap(written);
    return within.length === 0 ? [] : [{ match: part.match, conditions: within }];
  });
  return conditions.length === 0 ? undefined : { match, conditions };
}
