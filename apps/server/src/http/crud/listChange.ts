import { type ListChange } from '@smart-admin/api-client/contract';

/** Whether a list was sent by what comes to it and goes (`differenceOf` of the contract). */
export function isListChange(value: unknown): value is ListChange {
  return typeof value === 'object' && value !== null && 'add' in value && 'remove' in value;
}

/** The list after a change; what comes is put at its end. */
export function applyListChange(list: unknown, { add, remove }: ListChange): string[] {
  const kept = (Array.isArray(list) ? (list as string[]) : []).filter((item) => !remove.includes(item));
  return [...kept, ...add.filter((item) => !kept.includes(item))];
}
