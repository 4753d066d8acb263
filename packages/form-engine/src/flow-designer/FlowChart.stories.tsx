import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type FlowDocument } from '../flow/document/FlowDocument.js';
import { purchaseFlow } from './testing/purchaseFlow.js';
import { FlowChart } from './FlowChart.js';

/**
 * A flow from top to bottom, its branches side by side.
 *
 * **When:** to show what a flow does, or how far one has come (`marks`). Not for drawing one (FlowDesigner).
 *
 * **Keyboard:** Tab comes to the selected node, arrows walk along the flow and between branches.
 */
const meta: Meta<typeof FlowChart> = {
  title: 'Workflow/FlowChart',
  component: FlowChart,
  parameters: { layout: 'fullscreen' },
  args: {
    document: purchaseFlow,
    describe: (node) => ('people' in node ? `${node.people.length} 条规则` : ''),
  },
  decorators: [
    (Story) => (
      <div className="h-180">
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FlowChart>;

export const Playground: Story = {};

/** How far a flow has come: what was passed, what is open, what is still ahead. */
export const Course: Story = {
  args: {
    marks: {
      start: 'done',
      head: 'done',
      big: 'done',
      boss: 'done',
      compare: 'done',
      contract: 'open',
      copy: 'ahead',
    },
    notes: { head: '梁志远 11-23 11:30', boss: '沈立新 11-23 17:00', contract: '孙佳宁' },
  },
};

/** Nodes that are chosen: by a click, and with the arrows. */
export const Selectable: Story = {
  args: {
    onSelect: fn(),
    selected: 'head',
    marks: { contract: 'warning', big: 'error' },
    notes: { contract: '法务专员岗位无人', big: '条件写错了' },
  },
  play: async ({ args, canvasElement }) => {
    const chart = within(await within(canvasElement).findByRole('group', { name: '流程图' }));
    await userEvent.click(await chart.findByRole('button', { name: /总经理/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('boss');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('vice');
    await expect(chart.getByRole('button', { name: /分管副总/ })).toHaveFocus();
  },
};

/** Nothing but a start and an end. */
export const Empty: Story = {
  args: { document: { ...purchaseFlow, nodes: [] } satisfies FlowDocument },
};
