import { encodeFormDocument, encodeListDefinition } from '@smart-admin/form-engine/core';
import { type FlowTemplate, formTemplates, type FormTemplate, templateList } from '@smart-admin/form-engine/templates';
import { api } from '../../../../app/api.js';
import { once } from '../../../../resource/once.js';

/** Makes a model of a template, and the draft of its flow where one is wanted; `made` keeps what is there when a later step is refused. */
export async function createFromTemplate(choice: TemplateChoice, made: MadeOfTemplate): Promise<void> {
  made.modelId ??= await createModel(choice.template, choice);
  if (choice.flow) made.flowId ??= await createFlow(choice.flow, { ...choice, modelId: made.modelId });
}

/** What somebody wants of a template. */
interface TemplateChoice {
  template: FormTemplate;
  fullName: string;
  enCode: string;
  /** Its flow, and the code of that among flows. Absent: the model alone. */
  flow?: FlowTemplate | undefined;
  flowCode: string;
}

/** Ids of what has been made. */
export interface MadeOfTemplate {
  modelId?: string;
  flowId?: string;
}

/** A model with the form and the list of a template, in all its languages. */
function createModel(template: FormTemplate, { fullName, enCode }: TemplateChoice): Promise<string> {
  const body = {
    ...{ fullName, enCode },
    formData: JSON.stringify(encodeFormDocument(formTemplates[template]())),
    columnData: JSON.stringify(encodeListDefinition(templateList(template))),
  };
  return once('models.createFromTemplate', body, (key) =>
    api.visualdev.models.create({ body }, { silent: true, ...key }),
  );
}

function createFlow(flow: FlowTemplate, choice: TemplateChoice & { modelId: string }): Promise<string> {
  const { fullName, flowCode: enCode, modelId } = choice;
  const body = { ...flow, fullName, enCode, modelId, document: JSON.stringify(flow.document) };
  return once('flows.createFromTemplate', body, (key) => api.workflow.flow.create({ body }, { silent: true, ...key }));
}
