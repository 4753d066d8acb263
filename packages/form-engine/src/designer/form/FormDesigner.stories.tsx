import { type Meta, type StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { encodeFormDocument } from '../../core/document/encodeFormDocument.js';
import { visitDocument } from '../../core/testing/visitDocument.js';
import { FieldKindsProvider } from '../../fields/FieldKindsProvider.js';
import { FormDataSourcesProvider } from '../../fields/sources/FormDataSources.js';
import { memoryReferences } from '../../testing/memoryReferences.js';
import { memorySources } from '../../testing/memorySources.js';
import { noDrafts } from '../../testing/noDrafts.js';
import { kindsWithRating } from '../../testing/ratingKind.js';
import { FormDesigner } from './FormDesigner.js';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/**
 * The designer of a form: kinds at the left, the form as its users get it, settings at the right.
 *
 * **When:** on the page of the models. It draws with the renderer itself, so that what is drawn is what people get. Kinds
 * come from the registry: one that an application brings along (`createFieldKinds`, `FieldKindsProvider`) stands in the
 * palette by itself, and its settings in the panel. Not for the columns of a list (`ListDesigner`), nor for filling a
 * form in (`FormRenderer`).
 *
 * **Keyboard:** Ctrl or ⌘ and `/` shows all keys. Arrows walk the parts, Enter or Space selects, with Ctrl or Shift several;
 * Alt and the arrows move, Escape selects what is around. The outline does the same as a tree.
 */
const meta: Meta<typeof FormDesigner> = {
  title: 'Forms/FormDesigner',
  component: FormDesigner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '访客登记',
    form: visitDocument,
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
      <QueryClientProvider client={client}>
        <FormDataSourcesProvider sources={memorySources}>
          <div className="flex h-180">
            <Story />
          </div>
        </FormDataSourcesProvider>
      </QueryClientProvider>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FormDesigner>;

export const Playground: Story = {};

/** An empty form says how to begin; a press in the palette puts the first field into it. */
export const EmptyForm: Story = {
  args: { form: createFormDocument([]) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '添加数字' }));
    const canvas = page.getByRole('group', { name: '画布' });
    await expect(within(canvas).getByRole('button', { name: '数字，数字' })).toHaveAttribute('aria-pressed', 'true');
    const title = page.getByRole('textbox', { name: '标题' });
    await userEvent.clear(title);
    await userEvent.type(title, '数量');
    await expect(await within(canvas).findByRole('button', { name: '数量，数字' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '撤销：标题' }));
    await userEvent.click(page.getByRole('button', { name: '撤销：添加数字' }));
    await expect(page.getByText(/开始设计表单/)).toBeVisible();
  },
};

/** A name is taken when it is left, and expressions go along; one that is taken already says so. */
export const Renamed: Story = {
  args: {
    form: createFormDocument([
      createField('number', { id: 'price', label: '单价' }),
      createField('calculate', { id: 'total', label: '合计', formula: '{price} × 2' }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '单价，数字' }));
    const name = page.getByRole('textbox', { name: '字段名' });
    await userEvent.clear(name);
    await userEvent.type(name, 'total');
    await expect(page.getByText('已有同名的字段或列')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'unitPrice{Enter}');
    await userEvent.click(page.getByRole('button', { name: '合计，计算公式' }));
    // a name that had stayed behind would be shown as it is
    await waitFor(() => expect(page.getByRole('textbox', { name: '计算公式' })).toHaveValue('{单价} × 2'));
  },
};

/** Whether something else uses the field is asked for a while: whoever types in the next setting by then loses no letter. */
export const RenamedWhileTyping: Story = {
  args: {
    form: createFormDocument([createField('number', { id: 'price', label: '单价' })]),
    impact: { usesOf: () => lateUses.promise },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '单价，数字' }));
    const name = page.getByRole('textbox', { name: '字段名' });
    await userEvent.clear(name);
    await userEvent.type(name, 'unitPrice{Enter}');
    await userEvent.type(page.getByRole('textbox', { name: '标题' }), '（含');
    lateUses.answer();
    await expect(await page.findByRole('button', { name: '撤销：字段名' })).toBeVisible();
    await userEvent.keyboard('税）');
    await expect(await page.findByRole('button', { name: '单价（含税），数字' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '字段名' })).toHaveValue('unitPrice');
  },
};

const lateUses = (() => {
  let answer = () => {};
  const promise = new Promise<{ records: number; fields: [] }>((resolve) => {
    answer = () => resolve({ records: 0, fields: [] });
  });
  return { promise, answer };
})();

/**
 * What a field refers to is chosen by name, here by keys alone: a new related form opens at its model, begins with its title,
 * and an attribute offers what the model has. What leads to nothing stays, and is a warning.
 */
export const References: Story = {
  args: {
    form: createFormDocument([
      createField('relationFormAttr', { id: 'owner', label: '车主' }),
      createField('select', { id: 'use', label: '用途', dataType: 'dictionary', dictionaryType: 'd1' }),
      createField('autoNumber', { id: 'no', label: '单号', billRule: 'closed' }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // the canvas draws the fields by their own names, inert
    const panel = () => within(page.getByRole('complementary', { name: '选中项' }));
    const body = within(document.body);
    const user = userEvent.setup();
    const choose = async (query: string) => {
      await user.keyboard('{ArrowDown}');
      await user.type(await body.findByRole('combobox', { name: '搜索' }), query);
      await user.keyboard('{Enter}');
    };
    (await page.findByRole('button', { name: '添加关联表单' })).focus();
    await user.keyboard('{Enter}');
    const model = await panel().findByRole('combobox', { name: '关联表单' });
    await waitFor(() => expect(model).toHaveFocus());
    await choose('cldang');
    await waitFor(() => expect(model).toHaveTextContent('车辆档案'));
    await expect(panel().getByRole('combobox', { name: '关联字段' })).toHaveTextContent('车牌号');
    await user.click(page.getByRole('button', { name: '车主，关联属性' }));
    panel().getByRole('combobox', { name: '跟随字段' }).focus();
    await choose('关联');
    panel().getByRole('combobox', { name: '显示属性' }).focus();
    await choose('车主');
    await waitFor(() => expect(panel().getByRole('combobox', { name: '显示属性' })).toHaveTextContent('车主'));
    await user.click(page.getByRole('button', { name: '用途，下拉选择' }));
    await expect(await page.findByText('自用、营运、租赁')).toBeVisible();
    await user.click(await page.findByRole('button', { name: /“单据规则”指向“closed”/ }));
    const rule = await panel().findByRole('combobox', { name: '单据规则' });
    await waitFor(() => expect(rule).toHaveTextContent('closed（已失效）'));
    await user.click(rule);
    const example = await body.findByRole('option', { name: /访客单号.*FK-20261126-0001/ });
    await waitFor(() => expect(example).toBeVisible());
  },
};

/** Several fields share a panel, and a container can be put around them. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const user = userEvent.setup();
    await user.click(page.getByRole('button', { name: '访客姓名，单行文本' }));
    await user.keyboard('{Shift>}');
    await user.click(page.getByRole('button', { name: '联系手机，单行文本' }));
    await user.keyboard('{/Shift}');
    await expect(page.getByText('已选 2 项')).toBeVisible();
    await user.click(page.getByRole('button', { name: '放入卡片' }));
    await expect(page.getByRole('button', { name: '卡片，卡片' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(page.getByRole('button', { name: '拆除容器' }));
    await expect(page.queryByRole('button', { name: '卡片，卡片' })).toBeNull();
  },
};

/** What is wrong holds the release back and leads to the place. */
export const WithProblems: Story = {
  args: {
    form: createFormDocument([
      createField('text', { id: 'name', label: '' }),
      createField('text', { id: 'note', label: '备注', visibleWhen: '{gone} > 1' }),
      createField('subtable', { id: 'rows', label: '明细' }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /没有标题/ }));
    await waitFor(() => expect(page.getByRole('textbox', { name: '标题' })).toHaveFocus());
    await expect(page.getByRole('button', { name: '发布' })).toBeDisabled();
  },
};

/** Compared with what is released. */
export const Changed: Story = {
  args: { released: createFormDocument(visitDocument.fields.slice(2)) },
};

/** Where the fields stand on phones: hidden and moved there, while the form stays; made anew from the web in one step. */
export const OnPhone: Story = {
  args: { device: 'app' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const user = userEvent.setup();
    const first = args.form.fields[0];
    if (!first) throw new Error('no fields');
    const place = () => canvasElement.querySelector<HTMLElement>(`[data-item="${first.id}"] > [data-frame-button]`);
    await waitFor(() => expect(place()).toBeVisible());
    place()?.focus();
    await user.keyboard('{Enter}{Delete}');
    await waitFor(() => expect(place()).toBeNull());
    await user.click(page.getByRole('button', { name: '按网页重新生成' }));
    await waitFor(() => expect(place()).toBeVisible());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(place()).toBeNull());
  },
};

/** Somebody who has not been shown around is, and can skip it. */
export const FirstVisit: Story = {
  args: { tour: { isSeen: false, onSeen: fn() } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('button', { name: '下一步' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('button', { name: '下一步' })).toBeNull());
    await expect(args.tour?.onSeen).toHaveBeenCalledOnce();
  },
};

/** Kinds of an application stand in the palette and on the canvas by themselves. */
export const OwnKinds: Story = {
  args: { form: createFormDocument([]) },
  decorators: [
    (Story) => (
      <FieldKindsProvider kinds={kindsWithRating}>
        <Story />
      </FieldKindsProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '添加星级' }));
    await expect(page.getByRole('button', { name: '星级，星级' })).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: '最大值' })).toHaveValue('5');
  },
};

/** An earlier visit at another device left changes, and somebody has saved since. */
export const DraftFound: Story = {
  args: {
    drafts: {
      ...noDrafts,
      read: () =>
        Promise.resolve({
          isElsewhere: true,
          text: JSON.stringify({
            version: 1,
            base: '0',
            time: Date.UTC(2026, 10, 20, 10, 42),
            document: encodeFormDocument(createFormDocument(visitDocument.fields.slice(0, 2))),
          }),
        }),
    },
  },
};

/** Without the right to edit it can be looked at. */
export const ReadOnly: Story = { args: { canEdit: false } };
