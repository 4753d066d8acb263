export { formTemplates, type FormTemplate } from './formTemplates.js';
