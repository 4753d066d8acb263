import { encodeFormDocument, encodeListDefinition } from '@smart-admin/form-engine/core';
import {
  type FlowTemplate,
  formTemplates,
  type FormTemplate,
  leaveBalanceInterface,
  sayIn,
  templateList,
} from '@smart-admin/form-engine/templates';
import { type Locale } from '@smart-admin/ui/messages';
import { api } from '../../../../app/api.js';
import { once } from '../../../../resource/once.js';
import { type Companion, flowFor, type PostHolders, type TemplateParts } from './templateFacts.js';

/**
 * Makes a model of a template, and the draft of its flow where one is wanted; what goes with it comes first. `made` keeps what is
 * there when a later step is refused.
 */
export async function createFromTemplate(choice: TemplateChoice, made: MadeOfTemplate): Promise<void> {
  const { template, companion, locale, people, fullName, flowCode: enCode } = choice;
  if (companion) made.parts ??= await createCompanion(companion, choice, (made.companion ??= {}));
  const parts = made.parts ?? {};
  made.modelId ??= await createModel(template, choice, parts);
  const flow = choice.isFlowWanted ? flowFor(template, locale, { people, parts }) : undefined;
  if (flow) made.flowId ??= await createFlow(flow, { fullName, enCode, modelId: made.modelId });
}

/** What somebody wants of a template. */
interface TemplateChoice extends Names {
  template: FormTemplate;
  /** What is made before it. */
  companion: (Names & { template: Companion }) | undefined;
  /** Whether its flow is made too, if it brings one. */
  isFlowWanted: boolean;
  /** The code of that among flows. */
  flowCode: string;
  /** Whom its flows ask. */
  people: PostHolders;
  /** Of whoever makes it: flows keep each text once. */
  locale: Locale;
}

interface Names {
  fullName: string;
  enCode: string;
}

/** Ids of what has been made. */
export interface MadeOfTemplate extends MadeParts {
  companion?: MadeParts & { interfaceId?: string };
  /** The companion as the template is made with it; absent until all of it is there. */
  parts?: TemplateParts;
}

interface MadeParts {
  modelId?: string;
  flowId?: string;
}

/** The balances of leave with the interface that answers them, or the use of a seal with its flow. */
async function createCompanion(
  { template, ...names }: Names & { template: Companion },
  { locale, people }: TemplateChoice,
  made: NonNullable<MadeOfTemplate['companion']>,
): Promise<TemplateParts> {
  made.modelId ??= await createModel(template, names);
  const { modelId } = made;
  if (template === 'leaveBalance') {
    made.interfaceId ??= await createInterface({ ...names, ...leaveBalanceInterface(modelId, sayIn(locale)) });
    return { leaveBalance: { modelId, interfaceId: made.interfaceId } };
  }
  made.flowId ??= await createFlow(flowFor(template, locale, { people }), { ...names, modelId });
  return { sealFlow: made.flowId };
}

/** A model with the form and the list of a template, in all its languages. */
function createModel(template: FormTemplate, { fullName, enCode }: Names, parts: TemplateParts = {}): Promise<string> {
  const body = {
    ...{ fullName, enCode },
    formData: JSON.stringify(encodeFormDocument(formTemplates[template](parts))),
    columnData: JSON.stringify(encodeListDefinition(templateList(template))),
  };
  return once('models.createFromTemplate', body, (key) =>
    api.visualdev.models.create({ body }, { silent: true, ...key }),
  );
}

function createFlow(flow: FlowTemplate, names: Names & { modelId: string }): Promise<string> {
  const body = { ...flow, ...names, document: JSON.stringify(flow.document) };
  return once('flows.createFromTemplate', body, (key) => api.workflow.flow.create({ body }, { silent: true, ...key }));
}

function createInterface(body: Names & ReturnType<typeof leaveBalanceInterface>): Promise<string> {
  return once('interfaces.createFromTemplate', body, (key) =>
    api.system.dataInterface.create({ body }, { silent: true, ...key }),
  );
}
