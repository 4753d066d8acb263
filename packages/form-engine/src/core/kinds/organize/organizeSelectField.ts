import { defineIdField } from '../people/idField.js';

/** One or several organisations, by id. */
export const organizeSelectField = defineIdField({
  kind: 'organizeSelect',
  smartKeys: ['comSelect', 'organizeSelect'],
  tag: 'com-select',
  reference: 'organize',
  currentUserValue: ({ organizeId }) => organizeId,
});
