import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../app/queryClient.js';
import { COUNTS_KEY, flowsChanged } from './flowCache.js';

afterEach(() => queryClient.clear());

it('what shows of flows is out of date after something was done with one, and nothing else is', () => {
  const flows = [COUNTS_KEY, ['resource', 'workFlow.toDo', 'list', {}], ['resource', 'workFlow.monitor', 'list', {}]];
  const others = [
    ['resource', 'permission.user', 'list', {}],
    ['options', 'launchableFlows'],
  ];
  for (const key of [...flows, ...others]) queryClient.setQueryData(key, 1);
  flowsChanged();
  const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(flows.map(isOld)).toEqual([true, true, true]);
  expect(others.map(isOld)).toEqual([false, false]);
});
