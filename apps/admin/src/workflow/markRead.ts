import { api } from '../app/api.js';
import { flowsChanged } from './flowCache.js';

/** Marks circulated flows as read, and lets every list and number of flows know. */
export async function markRead(ids: string[]): Promise<void> {
  await api.workflow.flowList.read({ body: { ids } });
  flowsChanged();
}
