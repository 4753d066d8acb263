export { buildList, type ListDesign } from './buildList.js';
export { buildTemplate, type Say } from './buildTemplate.js';
export { type FlowCompany, type FlowPost, type FlowTemplate } from './flows/FlowTemplate.js';
export { hasFlow, postsOf, templateFlow, type TemplateWithFlow } from './flows/flowTemplates.js';
export { formTemplates, type FormTemplate } from './formTemplates.js';
export { templateList } from './listTemplates.js';
export { numbered } from './templateParts.js';
