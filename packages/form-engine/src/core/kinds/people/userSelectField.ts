import { defineIdField } from './idField.js';

/** One or several users, by id. */
export const userSelectField = defineIdField({
  kind: 'userSelect',
  smartKeys: ['userSelect'],
  tag: 'user-select',
  reference: 'user',
  currentUserValue: ({ id }) => id,
});
