import { useState } from 'react';
import { useLocation } from 'react-router';
import { type FlowQueue } from '../flowQueue.js';
import { readFlowAddress, type FlowPlace } from './readFlowAddress.js';

/** Address of the page. */
export const FLOW_PAGE = '/workFlowDetail';

/** What the page shows, and the list that it was opened from: those of its address, which a hidden page keeps. */
export function useFlowPlace(): { place: FlowPlace; queue: FlowQueue } {
  const { pathname, search, state } = useLocation();
  const [seen, setSeen] = useState({ search, state: state as unknown });
  if (pathname === FLOW_PAGE && (search !== seen.search || state !== seen.state)) setSeen({ search, state });
  return { place: readFlowAddress(seen.search), queue: { ids: idsOf(seen.state) } };
}

function idsOf(state: unknown): readonly string[] {
  const ids = (state as Partial<FlowQueue> | null)?.ids;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
