import { ApiError } from '@smart-admin/api-client';
import { decodeFormDocument, type FormDocument, FormDocumentError } from '@smart-admin/form-engine/core';
import { type FlowChoices } from '@smart-admin/form-engine/flow-designer';
import { api } from '../../../app/api.js';

/** A flow with its form, what is released of it, and what its nodes can name. */
export async function loadFlow(id: string) {
  const flow = await api.workflow.flow.read({ id }, { silent: true });
  const [{ formData }, released, choices] = await Promise.all([
    api.workflow.flow.form({ id }, { silent: true }),
    releasedOf(flow),
    loadChoices(id),
  ]);
  return { flow, formData, released, choices };
}

export type LoadedFlow = Awaited<ReturnType<typeof loadFlow>>;

async function releasedOf({ id, version }: { id: string; version: number }) {
  return version === 0 ? undefined : api.workflow.flow.version({ id, version: String(version) }, { silent: true });
}

/** What the caller may not see is not offered. */
async function loadChoices(id: string): Promise<FlowChoices> {
  const [flows, interfaces, models, templates] = await Promise.all([
    seen('flows', api.workflow.flow.list({ query: { pageSize: 500 } }, { silent: true })),
    seen('interfaces', api.system.dataInterface.selector({ silent: true })),
    seen('models', api.visualdev.models.selector({ silent: true })),
    seen('templates', api.system.messageTemplate.list({ query: { pageSize: 500 } }, { silent: true })),
  ]);
  return { flows: flows.filter((flow) => flow.id !== id), interfaces, models, templates, formOf };
}

/** The form of a model as it is released; its fields are named by hand where the caller has not been given its page. */
async function formOf(modelId: string): Promise<FormDocument | undefined> {
  try {
    const { formData } = await api.visualdev.records.config({ id: modelId }, { silent: true });
    return decodeFormDocument(formData);
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof FormDocumentError)) throw error;
    console.warn('The fields of records cannot be offered', error);
    return undefined;
  }
}

async function seen(what: string, call: Promise<{ list: readonly { id: string; fullName: string }[] }>) {
  try {
    return (await call).list.map(({ id, fullName }) => ({ id, name: fullName }));
  } catch (error) {
    console.warn(`The ${what} cannot be offered to nodes`, error);
    return [];
  }
}
