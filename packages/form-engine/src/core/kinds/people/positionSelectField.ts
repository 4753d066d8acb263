import { defineIdField } from './idField.js';

/** One or several positions, by id. */
export const positionSelectField = defineIdField({
  kind: 'positionSelect',
  smartKeys: ['posSelect', 'positionSelect'],
  tag: 'pos-select',
  reference: 'position',
});
