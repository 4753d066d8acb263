import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type FlowDocument } from '../flow/document/FlowDocument.js';
import { purchaseFlow, widePurchaseFlow } from './testing/purchaseFlow.js';
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
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
        phone: { name: '375', styles: { width: '375px', height: '812px' } },
      },
    },
  },
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

/** A long flow is fitted beside what lies on the chart; its overview is there once something of it is out of view. */
export const Wide: Story = {
  args: { document: widePurchaseFlow },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const chart = within(await within(canvasElement).findByRole('group', { name: '流程图' }));
    await waitFor(() => expect(hiddenBoxes(canvasElement)).toEqual([]));
    await expect(chart.queryByRole('img', { name: '缩略图' })).toBeNull();
    const larger = chart.getByRole('button', { name: '放大' });
    for (let step = 0; step < 4; step += 1) await userEvent.click(larger);
    await expect(await chart.findByRole('img', { name: '缩略图' })).toBeVisible();
    await userEvent.click(chart.getByRole('button', { name: '适应画布' }));
    await waitFor(() => expect(chart.queryByRole('img', { name: '缩略图' })).toBeNull());
    await waitFor(() => expect(hiddenBoxes(canvasElement)).toEqual([]));
  },
};

/** The same on a phone. */
export const WideOnPhone: Story = {
  args: { document: widePurchaseFlow },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('group', { name: '流程图' });
    await waitFor(() => expect(hiddenBoxes(canvasElement)).toEqual([]));
  },
};

/** A short flow on a phone stays clear of the buttons. */
export const ShortOnPhone: Story = {
  args: { document: { ...purchaseFlow, nodes: purchaseFlow.nodes.slice(0, 1) } },
  globals: { viewport: { value: 'phone' } },
  play: WideOnPhone.play,
};

/** Names of the boxes of which something lies outside the chart or under what stands on it. */
function hiddenBoxes(canvas: HTMLElement): string[] {
  const chart = within(canvas).getByRole('group', { name: '流程图' });
  const boxes = [...chart.querySelectorAll<HTMLElement>('[data-flow-node]')];
  // a chart without boxes has not been drawn yet
  if (boxes.length === 0) return ['all'];
  const frame = chart.getBoundingClientRect();
  const above = [
    within(chart).getByRole('group', { name: '缩放' }),
    ...within(chart).queryAllByRole('img', { name: '缩略图' }),
  ].map((each) => each.getBoundingClientRect());
  return boxes
    .filter((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isOut = left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
      const isUnder = above.some(
        (other) => left < other.right && right > other.left && top < other.bottom && bottom > other.top,
      );
      return isOut || isUnder;
    })
    .map((box) => box.getAttribute('aria-label') ?? '');
}
