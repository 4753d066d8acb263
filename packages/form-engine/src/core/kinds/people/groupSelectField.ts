import { defineIdField } from './idField.js';

/** One or several groups, by id. */
export const groupSelectField = defineIdField({
  kind: 'groupSelect',
  smartKeys: ['groupSelect'],
  tag: 'group-select',
  reference: 'group',
});
