import { type NavigateFunction } from 'react-router';
import { flowAddress } from '../messages/flowAddress.js';

/** What the page of a flow knows about the list that it was opened from: its flows in order, to step through them. */
export interface FlowQueue {
  ids: readonly string[];
}

/** Opens the page of a flow; with the ids of its list, the next and the previous one are one key away. */
export function openFlow(navigate: NavigateFunction, id: string, ids: readonly string[] = []): void {
  void navigate(flowAddress(id), { state: { ids } satisfies FlowQueue });
}
