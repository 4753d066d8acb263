import { type FieldDefinition } from './defineField.js';

/** Stored in place of an id, it means the person who opens the form, or their department. */
export const CURRENT_USER = 'currentUser';

/** The signed-in person as far as forms need them. */
export interface CurrentUser {
  id: string;
  /** Organisation or department that they belong to; '' for none. */
  organizeId: string;
}

/** Replaces the pseudo-value `currentUser`, alone or in a list, by what it means for a field kind; nothing without a person. */
export function resolveCurrentUser(
  definition: Pick<FieldDefinition, 'currentUserValue'>,
  value: unknown,
  user: CurrentUser | undefined,
): unknown {
  if (!definition.currentUserValue) return value;
  const id = user ? definition.currentUserValue(user) : '';
  if (value === CURRENT_USER) return id;
  if (!Array.isArray(value) || !value.includes(CURRENT_USER)) return value;
  return (value as unknown[]).flatMap((item) => (item !== CURRENT_USER ? [item] : id === '' ? [] : [id]));
}
