export { Checkbox, type CheckboxProps } from './Checkbox.js';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './CheckboxGroup.js';
