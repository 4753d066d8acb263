import { renderHook } from '@testing-library/react';
import { formatMessage } from '@smart-admin/ui/messages';
import { expect, it } from 'vitest';
import { type FlowDocument } from '../../flow/document/FlowDocument.js';
import { flowChartMessages } from '../flowChartMessages.js';
import { purchaseFlow } from '../testing/purchaseFlow.js';
import { boxData } from './boxData.js';
import { layoutFlow } from './layoutFlow.js';
import { useKeptNodes } from './useKeptNodes.js';

it('makes only the node that was changed anew: a keystroke in a name redraws one box', () => {
  const useDrawn = (flow: FlowDocument, selected?: string) => {
    const { boxes } = layoutFlow(flow);
    const t = (key: keyof (typeof flowChartMessages)['zh']) => formatMessage(flowChartMessages, 'zh', key, {});
    return useKeptNodes(
      boxes,
      boxes.map((box) => boxData(box, { t, start: flow.start, selected })),
    );
  };
  const { result, rerender } = renderHook(({ flow, selected }) => useDrawn(flow, selected), {
    initialProps: { flow: purchaseFlow, selected: 'head' },
  });
  const before = result.current;
  const renamed = structuredClone(purchaseFlow);
  const head = renamed.nodes[0];
  if (head) head.name = '部门经理';
  rerender({ flow: renamed, selected: 'head' });
  expect(changed(before, result.current)).toEqual(['head']);
  const named = result.current;
  rerender({ flow: renamed, selected: 'copy' });
  expect(changed(named, result.current)).toEqual(['head', 'copy']);
});

function changed(before: readonly { id: string }[], after: readonly { id: string }[]): string[] {
  return after.filter((node) => !before.includes(node)).map(({ id }) => id);
}
