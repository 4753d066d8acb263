export { AutoNumberSelect, type AutoNumberSelectProps } from './AutoNumberSelect.js';
