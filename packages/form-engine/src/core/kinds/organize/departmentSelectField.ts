import { defineIdField } from '../people/idField.js';

/** One or several departments, by id. */
export const departmentSelectField = defineIdField({
  kind: 'departmentSelect',
  smartKeys: ['depSelect', 'departmentSelect'],
  tag: 'dep-select',
  reference: 'department',
  currentUserValue: ({ organizeId }) => organizeId,
});
