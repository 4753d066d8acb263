import { defineIdField } from './idField.js';

/** One or several roles, by id. */
export const roleSelectField = defineIdField({
  kind: 'roleSelect',
  smartKeys: ['roleSelect'],
  tag: 'role-select',
  reference: 'role',
});
