import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { browserDrafts } from '../../editor/drafts.js';
import { encodeListDefinition } from '../../core/list/decodeListDefinition.js';
import { type ListDefinition } from '../../core/list/ListDefinition.js';
import { visitDocument } from '../../core/testing/visitDocument.js';
import { designableFields, newColumn } from './designableFields.js';
import { memoryReferences } from '../../testing/memoryReferences.js';
import { noDrafts } from '../../testing/noDrafts.js';
import { ListDesigner } from './ListDesigner.js';

const columns = designableFields(visitDocument)
  .slice(0, 6)
  .map((field) => newColumn(field));
const list: ListDefinition = {
  version: 1,
  search: [],
  columns,
  buttons: [],
  rowButtons: [],
  defaultSort: undefined,
  hasPage: true,
  pageSize: 20,
  filters: [],
  wire: undefined,
};

/**
 * The designer of a model's list columns.
 *
 * **When:** on the page of the models. It is the shortest example of a designer over the editor kernel
 * (`@smart-admin/form-engine/editor`). Not for the columns that a person sets for themselves (ColumnSettings).
 *
 * **Keyboard:** Ctrl or ⌘ and `/` shows all keys. Arrows walk the columns, Enter selects, with Ctrl or Shift several; Alt and the arrows
 * move them.
 */
const meta: Meta<typeof ListDesigner> = {
  title: 'Forms/ListDesigner',
  component: ListDesigner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '访客登记',
    form: visitDocument,
    list,
    base: '1',
    drafts: noDrafts,
    draftName: 'story',
    references: memoryReferences,
    canEdit: true,
    canRelease: true,
    onSave: fn(() => Promise.resolve(true)),
    onRelease: fn(() => Promise.resolve(true)),
    onBack: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex h-160">
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ListDesigner>;

export const Playground: Story = {};

/** Several columns share a panel; what they differ in says so, and one step of undo takes all back. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('treeitem');
    if (!first || !second) throw new Error('no columns');
    const user = userEvent.setup();
    await user.click(first);
    await user.keyboard('{Shift>}');
    await user.click(second);
    await user.keyboard('{/Shift}');
    const panel = within(canvas.getAllByRole('complementary')[1] as HTMLElement);
    await user.type(panel.getByRole('spinbutton'), '120');
    await expect(canvas.getAllByText('120 px')).toHaveLength(2);
    await user.tab();
    await user.keyboard('{Control>}z{/Control}');
    await expect(canvas.queryAllByText('120 px')).toHaveLength(0);
  },
};

/** A column without a title is an error: it holds the release back and leads to the field. */
export const WithProblems: Story = {
  args: {
    list: {
      ...list,
      columns: [
        { ...columns[0]!, label: '' },
        { ...columns[1]!, visibility: [] },
        { ...columns[2]!, id: 'gone' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /没有标题/ }));
    const title = canvas.getByRole('textbox', { name: '标题' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole('button', { name: '发布' })).toBeDisabled();
  },
};

/** The list of phones: which column is title, badge or line of a card, with the list itself in the width of a phone. */
export const OnPhone: Story = {
  args: { device: 'app', list: { ...list, rowButtons: [{ id: 'edit', label: '编辑', wire: undefined }] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('treeitem');
    if (!first) throw new Error('no columns');
    await userEvent.click(first);
    await userEvent.click(canvas.getByRole('combobox', { name: '卡片位置' }));
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('option', { name: '徽标' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=card-badge]')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          columns: expect.arrayContaining([expect.objectContaining({ card: 'badge' })]) as unknown,
        }),
      ),
    );
  },
};

/** The interface that a button calls is chosen by its name; one that leads to nothing is a warning. */
export const ButtonOfInterface: Story = {
  args: {
    list: {
      ...list,
      buttons: [{ id: 'open', label: '开闸', action: 'interface', interfaceId: 'closed', wire: undefined }],
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /按钮 1/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /“数据接口”指向“closed”/ }));
    const chosen = await canvas.findByRole('combobox', { name: '数据接口' });
    await waitFor(() => expect(chosen).toHaveTextContent('closed（已失效）'));
    await userEvent.click(chosen);
    await userEvent.click(await within(document.body).findByRole('option', { name: /停车场列表/ }));
    await waitFor(() => expect(canvas.getByText('没有问题')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ buttons: [expect.objectContaining({ interfaceId: 'i1' })] }),
      ),
    );
  },
};

/** Compared with what is released. */
export const Changed: Story = {
  args: { released: { ...list, columns: [columns[1]!, { ...columns[0]!, width: 200 }, ...columns.slice(3)] } },
};

/** An earlier visit left changes, and somebody has saved since. */
export const DraftFound: Story = {
  args: {
    drafts: {
      ...noDrafts,
      read: () =>
        Promise.resolve({
          text: JSON.stringify({
            version: 1,
            base: '0',
            time: Date.UTC(2026, 10, 20, 10, 42),
            document: encodeListDefinition({ ...list, columns: columns.slice(0, 2) }),
          }),
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '恢复' }));
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(2);
  },
};

/** Without the right to edit it can be looked at. */
export const ReadOnly: Story = { args: { canEdit: false } };

/** Drafts of this browser. */
export const KeepsDrafts: Story = { args: { drafts: browserDrafts(), draftName: 'storybook list' } };
