import { useUnsavedGuard } from '@smart-admin/layout/stores';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type FlowQueue } from '../flowQueue.js';
import { readFlowAddress, type FlowPlace } from './readFlowAddress.js';

/** Address of the page. */
export const FLOW_PAGE = '/workFlowDetail';

/**
 * What the page shows, and the list that it was opened from: those of its address. Where a form is filled in, another flow shows only
 * once whoever fills it has agreed to lose that; else the address goes back to what shows.
 */
export function useFlowPlace(): { place: FlowPlace; queue: FlowQueue } {
  const wanted = useLocation();
  const navigate = useNavigate();
  const { isUnsaved, mayLose } = useUnsavedGuard(FLOW_PAGE);
  const [shown, setShown] = useState(wanted);
  const isHeld = isUnsaved && wanted.search !== shown.search;
  if (!isHeld && wanted !== shown) setShown(wanted);
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!isHeld || asked.current === wanted.key) return;
    asked.current = wanted.key;
    void mayLose().then((isSure) => {
      // whoever went on meanwhile is asked about that
      if (asked.current !== wanted.key) return;
      asked.current = undefined;
      if (!isSure) void navigate(FLOW_PAGE + shown.search, { replace: true, state: shown.state as unknown });
    });
  }, [isHeld, wanted, shown, mayLose, navigate]);
  return { place: readFlowAddress(shown.search), queue: { ids: idsOf(shown.state) } };
}

function idsOf(state: unknown): readonly string[] {
  const ids = (state as Partial<FlowQueue> | null)?.ids;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
