import { encodeFormDocument, encodeListDefinition } from '@smart-admin/form-engine/core';
import { formTemplates, type FormTemplate, templateList } from '@smart-admin/form-engine/templates';
import { api } from '../../../../app/api.js';
import { once } from '../../../../resource/once.js';

/** A model with the form and the list of a template, in all its languages; answers its id. */
export function createFromTemplate(
  template: FormTemplate,
  names: { fullName: string; enCode: string },
): Promise<string> {
  const body = {
    ...names,
    formData: JSON.stringify(encodeFormDocument(formTemplates[template]())),
    columnData: JSON.stringify(encodeListDefinition(templateList(template))),
  };
  return once('models.createFromTemplate', body, (key) => api.visualdev.models.create({ body }, key));
}
