import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '@smart-admin/ui/button';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createField, createFormDocument } from '../core/document/createField.js';
import { decodeFormDocument } from '../core/document/decodeFormDocument.js';
import { type FormDocument, type FormValues } from '../core/document/FormDocument.js';
import { FormErrorSummary } from './FormErrorSummary.js';
import { FormRenderer } from './FormRenderer.js';
import { useFormStore } from './useFormStore.js';
import '../testing/preloadViews.js';

/**
 * Cards, groups, tabs, steps and columns of a form that a document describes.
 *
 * **When:** for forms of more than ten fields: cards and groups for what belongs together, steps for an order. Not for a
 * few fields, which stand below each other.
 *
 * **Keyboard:** Tab goes through the fields in the order of the layout; arrows switch tabs; a field with an error opens
 * whatever hides it.
 */
const meta: Meta = {
  title: 'Forms/Layout',
  tags: ['vi'],
  parameters: {
    docs: {
      description: {
        component:
          '行、卡片、分组、标签、折叠与步骤：由文档的 layout 决定字段的位置。跳到被遮住的字段时，标签、折叠或步骤会自动打开；长子表只画可见的行，用到的单元格才成为输入框。',
      },
    },
  },
};
export default meta;

function Demo({ document, values }: { document: FormDocument; values?: FormValues }) {
  const [client] = useState(() => new QueryClient());
  const store = useFormStore(document, values);
  return (
    <QueryClientProvider client={client}>
      <div className="mx-auto max-w-[960px] bg-raised p-4">
        <FormRenderer store={store} aria-label="表单" onSubmit={() => store.validate()} />
        <div className="mt-6 flex items-center justify-end gap-2 border-t border-hairline pt-3">
          <FormErrorSummary store={store} />
          <Button variant="primary" onClick={() => store.validate()}>
            保存
          </Button>
        </div>
      </div>
    </QueryClientProvider>
  );
}

const text = (name: string, label: string, config: object = {}) => ({
  __config__: { smartKey: 'comInput', label, span: 12, ...config },
  __vModel__: name,
});
const box = (smartKey: string, children: unknown[], rest: object = {}) => ({
  __config__: { smartKey, children },
  ...rest,
});
const panel = (title: string, children: unknown[]) => ({ title, __config__: { children } });

const nested = decodeFormDocument({
  labelWidth: 84,
  fields: [
    box('row', [text('visitor', '访客姓名', { required: true }), text('company', '来访单位')]),
    box(
      'card',
      [
        text('plate', '车牌号'),
        text('model', '车型'),
        box('row', [text('seats', '座位数', { span: 8 }), text('colour', '颜色', { span: 16 })]),
      ],
      { header: '车辆信息' },
    ),
    box('tab', [
      panel('基本', [text('reason', '来访事由'), text('host', '接待人')]),
      panel('联系方式', [text('mobile', '手机号', { required: true }), text('mail', '邮箱')]),
    ]),
    box('collapse', [
      panel('更多说明', [text('note', '备注', { span: 24 })]),
      panel('随行物品', [text('things', '物品')]),
    ]),
    box('group', [text('badge', '访客证号')], { content: '登记' }),
    box('grid', [text('area', '区域', { span: 6 }), text('gate', '入口', { span: 6 }), text('guard', '值班保安')], {
      title: '值班表',
      columns: 4,
    }),
  ],
});

/** Nested containers of a stored document. */
export const Containers: StoryObj = {
  render: () => <Demo document={nested} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp('访客姓名') }), '周雨桐');
    // the only error left stands in a tab that is closed
    await userEvent.click(canvas.getByRole('status').querySelector('button')!);
    await expect(canvas.getByRole('tab', { name: '联系方式' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('textbox', { name: new RegExp('手机号') })).toHaveFocus();
  },
};

const steps = decodeFormDocument({
  fields: [
    box('steps', [
      panel('填写', [text('visitor', '访客姓名', { required: true })]),
      panel('车辆', [text('plate', '车牌号')]),
      panel('确认', [text('note', '备注', { span: 24 })]),
    ]),
  ],
});

/** A form in steps; nothing that was typed is lost between them. */
export const InSteps: StoryObj = {
  render: () => <Demo document={steps} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp('访客姓名') }), '周雨桐');
    const [, next] = canvas.getAllByRole('button');
    await userEvent.click(canvas.getByRole('button', { name: /下一步|Tiếp theo/ }) ?? next!);
    await expect(canvas.getByRole('textbox', { name: '车牌号' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /上一步|Quay lại/ }));
    await expect(canvas.getByRole('textbox', { name: new RegExp('访客姓名') })).toHaveValue('周雨桐');
  },
};

const FIELDS = 1000;
const KINDS = ['text', 'number', 'date', 'select', 'switch'] as const;
const longForm = createFormDocument(
  Array.from({ length: FIELDS }, (_, index) =>
    createField(KINDS[index % KINDS.length] ?? 'text', {
      id: `f${index + 1}`,
      label: `字段${index + 1}`,
      span: 12,
      required: index + 1 === FIELDS - 4,
    }),
  ),
);

/** 1,000 fields: only those near the view are drawn; the others keep their places, found by the keyboard and by errors. */
export const LongForm: StoryObj = {
  // its fields are found by their names in Chinese
  tags: ['!vi'],
  render: () => <Demo document={longForm} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('字段1000')).toBeInTheDocument();
    await expect(canvas.getAllByRole('textbox').length).toBeLessThan(FIELDS / 5);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.click(canvas.getByRole('status').querySelector('button')!);
    const wrong = await canvas.findByRole('textbox', { name: '字段996' });
    await waitFor(() => expect(wrong).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: '字段992' })).toBeVisible());
    // where nothing is drawn yet the keyboard arrives too
    const place = canvas.getByRole('group', { name: '字段501' });
    place.focus();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '字段501' })).toHaveFocus());
    await expect(canvas.queryByRole('group', { name: '字段501' })).toBeNull();
  },
};

const ROWS = 1000;
const longTable = createFormDocument([
  createField('number', { id: 'rate', label: '费率', span: 12, defaultValue: 2, precision: 2 }),
  createField('calculate', { id: 'total', label: '总金额', span: 12, formula: 'SUM({stays.fee})' }),
  createField('subtable', {
    id: 'stays',
    label: '停车记录',
    countUnit: '条',
    maxRows: 5000,
    showSummary: true,
    summaryFields: ['hours', 'fee'],
    columns: [
      createField('plate', { id: 'plate', label: '车牌号', required: true, columnWidth: 120 }),
      createField('text', { id: 'lane', label: '车道' }),
      createField('select', {
        id: 'kind',
        label: '车型',
        options: [
          { value: 'small', label: '小型车' },
          { value: 'large', label: '大型车' },
        ],
      }),
      createField('number', { id: 'hours', label: '时长（小时）', min: 0, precision: 1, columnWidth: 140 }),
      createField('calculate', { id: 'fee', label: '费用（元）', formula: '{hours} × {rate}', columnWidth: 140 }),
      createField('text', { id: 'note', label: '备注' }),
    ],
  }),
]);
const longValues = {
  rate: 2,
  stays: Array.from({ length: ROWS }, (_, index) => ({
    plate: index === 700 ? '' : `京A${String(10_000 + index)}`,
    lane: `${(index % 8) + 1} 号`,
    kind: index % 9 === 0 ? 'large' : 'small',
    hours: (index % 48) / 2,
    note: '',
  })),
};

/** 1,000 rows: only those in view are drawn; an error in a row that is not drawn is found and gone to. */
export const LongSubtable: StoryObj = {
  // its cells are found by their names in Chinese
  tags: ['!vi'],
  render: () => <Demo document={longTable} values={longValues} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-slot=subtable-row]').length).toBeLessThan(40);
    const hoursCell = canvas.getAllByRole('gridcell').find((cell) => cell.dataset.fieldPath?.endsWith('.hours'));
    await userEvent.click(hoursCell!);
    const hours = await canvas.findByRole('spinbutton', { name: '时长（小时），第1行' });
    await expect(hours).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.click(canvas.getByRole('status').querySelector('button')!);
    await expect(await canvas.findByRole('textbox', { name: '车牌号，第701行' })).toHaveFocus();
  },
};

const COLUMNS = 30;
const wideTable = createFormDocument([
  createField('subtable', {
    id: 'stays',
    label: '停车记录',
    countUnit: '条',
    showSummary: true,
    summaryFields: ['c1', `c${COLUMNS}`],
    columns: Array.from({ length: COLUMNS }, (_, index) =>
      createField('number', { id: `c${index + 1}`, label: `C${index + 1}`, required: index + 1 === COLUMNS }),
    ),
  }),
]);
const wideValues = {
  stays: Array.from({ length: 60 }, (_row, row) =>
    Object.fromEntries(
      Array.from({ length: COLUMNS }, (_column, column) => [
        `c${column + 1}`,
        row === 40 && column + 1 === COLUMNS ? null : row + column,
      ]),
    ),
  ),
};

/** 30 columns: only those in view are drawn; keys and errors lead to the others. */
export const WideSubtable: StoryObj = {
  // its cells are found by their names in Chinese
  tags: ['!vi'],
  render: () => <Demo document={wideTable} values={wideValues} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader').length).toBeLessThan(COLUMNS);
    await expect(canvas.queryByRole('columnheader', { name: /C30/ })).toBeNull();
    const first = canvas.getAllByRole('gridcell').find((cell) => cell.dataset.fieldPath?.endsWith('.c1'));
    await userEvent.click(first!);
    await expect(await canvas.findByRole('spinbutton', { name: 'C1，第1行' })).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-colindex')).toBe('2'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-colindex')).toBe(String(COLUMNS + 1)));
    await expect(canvas.getByRole('columnheader', { name: /C30/ })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'C1' })).toBeNull();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-colindex')).toBe('2'));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.click(canvas.getByRole('status').querySelector('button')!);
    await expect(await canvas.findByRole('spinbutton', { name: 'C30，第41行' })).toHaveFocus();
  },
};
