import { ApiError } from '@smart-admin/api-client';
import { decodeFormDocument, type FormDocument, FormDocumentError } from '@smart-admin/form-engine/core';
import { api } from '../../../app/api.js';

/** A flow with its form and what is released of it. */
export async function loadFlow(id: string) {
  const flow = await api.workflow.flow.read({ id }, { silent: true });
  const [{ formData, isReleased: isFormReleased }, released] = await Promise.all([
    api.workflow.flow.form({ id }, { silent: true }),
    releasedOf(flow),
  ]);
  return { flow, formData, isFormReleased, released };
}

export type LoadedFlow = Awaited<ReturnType<typeof loadFlow>>;

async function releasedOf({ id, version }: { id: string; version: number }) {
  return version === 0 ? undefined : api.workflow.flow.version({ id, version: String(version) }, { silent: true });
}

/** The form of a model as it is released; its fields are named by hand where the caller has not been given its page. */
export async function formOf(modelId: string): Promise<FormDocument | undefined> {
  try {
    const { formData } = await api.visualdev.records.config({ id: modelId }, { silent: true });
    return decodeFormDocument(formData);
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof FormDocumentError)) throw error;
    console.warn('The fields of records cannot be offered', error);
    return undefined;
  }
}
