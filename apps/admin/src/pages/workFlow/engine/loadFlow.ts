import { api } from '../../../app/api.js';

/** A flow with its form and what is released of it. */
export async function loadFlow(id: string) {
  const flow = await api.workflow.flow.read({ id }, { silent: true });
  const [{ formData }, released] = await Promise.all([
    api.workflow.flow.form({ id }, { silent: true }),
    releasedOf(flow),
  ]);
  return { flow, formData, released };
}

export type LoadedFlow = Awaited<ReturnType<typeof loadFlow>>;

async function releasedOf({ id, version }: { id: string; version: number }): Promise<string | undefined> {
  if (version === 0) return undefined;
  return (await api.workflow.flow.version({ id, version: String(version) }, { silent: true })).document;
}
