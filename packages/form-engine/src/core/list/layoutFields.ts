import { type Field, type FieldOfKind } from '../document/FormDocument.js';

/** Whether rows can stand together by the values of a field: each has one of a few. */
export function canGroup(field: Field): field is FieldOfKind<'select'> | FieldOfKind<'radio'> | FieldOfKind<'switch'> {
  return field.kind === 'radio' || field.kind === 'switch' || (field.kind === 'select' && !field.multiple);
}

/** Whether a field names another record of its own model, below which records can stand. */
export function namesParent(field: Field, modelId: string): boolean {
  return field.kind === 'relationForm' && modelId !== '' && field.modelId === modelId;
}

/** Whether a field holds a day, or a range of days. */
export function hasDays(field: Field): boolean {
  return (
    field.kind === 'date' || field.kind === 'dateRange' || field.kind === 'createTime' || field.kind === 'modifyTime'
  );
}
