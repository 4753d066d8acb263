export { DepartmentSelect, type DepartmentSelectProps } from './DepartmentSelect.js';
