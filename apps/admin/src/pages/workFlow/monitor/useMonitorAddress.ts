import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePage } from '../../../app/PageProvider.js';

export type MonitorView = 'list' | 'analysis';

/**
 * Which view of the monitor the address names, and what else it says, so that a reload and a copied link show the same. A view that
 * is come back to has the filters with which it was left.
 */
export function useMonitorAddress() {
  const { path } = usePage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [left, setLeft] = useState<Record<MonitorView, string>>({ list: '', analysis: '?view=analysis' });
  const params = new URLSearchParams(search);
  const view: MonitorView = params.get('view') === 'analysis' ? 'analysis' : 'list';
  const go = (next: string) => void navigate({ pathname: path, search: next }, { replace: true });
  return {
    path,
    view,
    params,
    setView: (next: MonitorView) => {
      setLeft({ ...left, [view]: search });
      go(left[next]);
    },
    setParams: (next: URLSearchParams) => go(`?${next.toString()}`),
  };
}
