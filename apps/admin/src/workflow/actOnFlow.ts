import { api } from '../app/api.js';
import { once } from '../resource/once.js';
import { flowsChanged } from './flowCache.js';

/** Does something with a flow, once however often it is sent, and lets every list and number of flows know. */
export async function actOnFlow(id: string, body: FlowActBody, options: { silent?: boolean } = {}): Promise<void> {
  await once(`workflow.act.${id}`, body, (key) => api.workflow.instance.act({ id, body }, { ...options, ...key }));
  flowsChanged();
}

/** What can be done with a flow. */
export type FlowActBody = Parameters<typeof api.workflow.instance.act>[0]['body'];
