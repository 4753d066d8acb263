import { type Meta, type StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createField, createFormDocument } from '../core/document/createField.js';
import { type ReferenceSources } from '../editor/references/ReferenceSources.js';
import { FormDataSourcesProvider } from '../fields/sources/FormDataSources.js';
import { memorySources } from '../testing/memorySources.js';
import { noDrafts } from '../testing/noDrafts.js';
import { FlowDesigner } from './FlowDesigner.js';
import { purchaseFlow } from './testing/purchaseFlow.js';

const references: ReferenceSources = {
  model: { load: () => Promise.resolve([{ id: 'm', name: '合同' }]) },
  template: { load: () => Promise.resolve([{ id: 't', name: '到期提醒' }]) },
};
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const form = createFormDocument([
  createField('number', { id: 'amount', label: '采购金额' }),
  createField('text', { id: 'kind', label: '采购类别' }),
  createField('userSelect', { id: 'buyer', label: '采购员' }),
  createField('subtable', {
    id: 'items',
    label: '采购明细',
    columns: [createField('number', { id: 'count', label: '核定数量' })],
  }),
]);

/**
 * The designer of a flow: the chart with a button on every line, the settings of what is selected at the right.
 *
 * **When:** on the page of the flows. Not for showing how far a flow has come (FlowChart).
 *
 * **Keyboard:** arrows walk, A adds behind, Ctrl D duplicates, Delete removes, Alt and the arrows move a node from place to
 * place, also into branches and out of them. Ctrl or ⌘ and `/` shows all keys.
 */
const meta: Meta<typeof FlowDesigner> = {
  title: 'Workflow/FlowDesigner',
  component: FlowDesigner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '采购申请',
    flow: purchaseFlow,
    form,
    base: '1',
    drafts: noDrafts,
    draftName: 'story',
    canEdit: true,
    canRelease: true,
    onSave: fn(() => Promise.resolve(true)),
    onRelease: fn(() => Promise.resolve(true)),
    onBack: fn(),
    references,
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={client}>
        <FormDataSourcesProvider sources={memorySources}>
          <div className="flex h-dvh">
            <Story />
          </div>
        </FormDataSourcesProvider>
      </QueryClientProvider>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FlowDesigner>;

export const Playground: Story = {};

/** A node that is selected, with its settings. */
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^部门主管/ }));
    await expect(page.getByRole('textbox', { name: '名称' })).toHaveValue('部门主管');
  },
};

/** By keys alone: A adds behind the selection, Alt and an arrow moves, Ctrl D duplicates, Delete removes, Ctrl Z undoes. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const nodes = (name: RegExp) => page.queryAllByRole('button', { name });
    (await page.findByRole('button', { name: /^部门主管/ })).focus();
    await userEvent.keyboard('{Enter}a');
    const menu = await within(document.body).findByRole('dialog', { name: '添加节点' });
    await waitFor(() => expect(within(menu).getByRole('textbox', { name: '搜索节点类型' })).toHaveFocus());
    await userEvent.keyboard('办理{Enter}');
    await waitFor(() => expect(nodes(/^办理, 办理/)).toHaveLength(1));
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(nodes(/^办理, 办理/)).toHaveLength(2));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(nodes(/^办理, 办理/)).toHaveLength(1));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(nodes(/^办理, 办理/)).toHaveLength(2));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
  },
};

/** Whoever may not edit looks around. */
export const ReadOnly: Story = { args: { canEdit: false } };

/** A flow that begins. */
export const Empty: Story = { args: { flow: { ...purchaseFlow, nodes: [] } } };
