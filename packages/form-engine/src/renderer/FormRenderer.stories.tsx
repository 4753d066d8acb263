import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '@smart-admin/ui/button';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createField, createFormDocument } from '../core/document/createField.js';
import { decodeFormDocument } from '../core/document/decodeFormDocument.js';
import { type FormDocument, type FormValues } from '../core/document/FormDocument.js';
import { visitDocument, visitRecord } from '../core/testing/visitDocument.js';
import { FieldKindsProvider } from '../fields/FieldKindsProvider.js';
import { FormDataSourcesProvider } from '../fields/sources/FormDataSources.js';
import { memorySources } from '../testing/memorySources.js';
import { kindsWithRating, ratingField } from '../testing/ratingKind.js';
import { FormErrorSummary } from './FormErrorSummary.js';
import { FormRenderer } from './FormRenderer.js';
import { useFormStore } from './useFormStore.js';

/**
 * A form drawn out of a document: fields, formulas, rules, subtables and checks.
 *
 * **When:** where fields are designed, saved or read from data. Not for a form of a page that is written by hand
 * (`@smart-admin/ui/form`).
 *
 * **Keyboard:** Tab goes from field to field; a submit leads to the first error.
 */
const meta: Meta = {
  title: 'Forms/Form by document',
  tags: ['vi'],
  parameters: {
    docs: { description: { component: '按文档画出表单：24 栏布局、校验、公式、子表；数据在 store 里。' } },
  },
};
export default meta;

function Frame({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <FormDataSourcesProvider sources={memorySources}>{children}</FormDataSourcesProvider>
    </QueryClientProvider>
  );
}

function Demo({
  document,
  values,
  ...rest
}: {
  document: FormDocument;
  values?: FormValues;
  disabled?: boolean;
  readOnly?: boolean;
}) {
  const store = useFormStore(document, values);
  const [saved, setSaved] = useState('');
  const submit = () => {
    const result = store.submit();
    setSaved(result.ok ? JSON.stringify(result.values) : '');
  };
  return (
    <Frame>
      <div className="mx-auto max-w-[752px] bg-raised p-4">
        <FormRenderer store={store} onSubmit={submit} aria-label="表单" {...rest} />
        <div className="mt-8 flex items-center justify-end gap-2 border-t border-hairline pt-3">
          <FormErrorSummary store={store} />
          <Button variant="primary" onClick={submit}>
            保存
          </Button>
        </div>
        <output data-testid="saved" className="sr-only">
          {saved}
        </output>
      </div>
    </Frame>
  );
}

/** A record with a subtable, formulas and a condition. */
export const Visit: StoryObj = { render: () => <Demo document={visitDocument} values={visitRecord} /> };

/** A new record. */
export const NewVisit: StoryObj = { render: () => <Demo document={visitDocument} /> };

/** Nothing can be changed. */
export const Disabled: StoryObj = { render: () => <Demo document={visitDocument} values={visitRecord} disabled /> };

/** Details as text. */
export const Details: StoryObj = {
  render: () => <Demo document={visitDocument} values={{ ...visitRecord, creator: 'u1' }} readOnly />,
};

const options = [
  { value: '1', label: '日租' },
  { value: '2', label: '月租' },
];

const everyKind = createFormDocument([
  createField('groupTitle', { id: 'g', content: '全部控件' }),
  createField('text', { id: 'text', label: '单行文本', span: 12, append: '元' }),
  createField('text', { id: 'secret', label: '密码', span: 12, secret: true }),
  createField('number', { id: 'number', label: '数字', span: 12, precision: 2, append: '小时' }),
  createField('select', { id: 'select', label: '下拉', span: 12, options }),
  createField('select', {
    id: 'dictionary',
    label: '字典',
    span: 12,
    dataType: 'dictionary',
    dictionaryType: 'carType',
    multiple: true,
  }),
  createField('select', { id: 'remote', label: '远程', span: 12, dataType: 'dynamic', propsUrl: '/api/lots' }),
  createField('radio', { id: 'radio', label: '单选', span: 12, options }),
  createField('checkbox', { id: 'checkbox', label: '多选', span: 12, options }),
  createField('treeSelect', {
    id: 'tree',
    label: '树选择',
    span: 12,
    options: [{ value: 'a', label: '一区', children: [{ value: 'b', label: '一号库' }] }],
  }),
  createField('cascader', {
    id: 'cascader',
    label: '级联',
    span: 12,
    options: [{ value: 'a', label: '一区', children: [{ value: 'b', label: '一号库' }] }],
  }),
  createField('switch', { id: 'switch', label: '开关', span: 12 }),
  createField('date', { id: 'date', label: '日期', span: 12 }),
  createField('date', { id: 'datetime', label: '时间点', span: 12, dateType: 'datetime' }),
  createField('numberRange', { id: 'numbers', label: '数字范围', span: 12, append: '元' }),
  createField('dateRange', { id: 'range', label: '日期范围', span: 12 }),
  createField('time', { id: 'time', label: '时刻', span: 12 }),
  createField('plate', { id: 'plate', label: '车牌号', span: 12 }),
  createField('userSelect', { id: 'user', label: '用户', span: 12 }),
  createField('organizeSelect', { id: 'organize', label: '组织', span: 12 }),
  createField('departmentSelect', { id: 'department', label: '部门', span: 12 }),
  createField('positionSelect', { id: 'position', label: '岗位', span: 12, multiple: true }),
  createField('roleSelect', { id: 'role', label: '角色', span: 12 }),
  createField('areaSelect', { id: 'area', label: '省市区', span: 12 }),
  createField('relationForm', {
    id: 'car',
    label: '关联车辆',
    span: 12,
    modelId: 'car',
    relationField: 'plate',
    columnOptions: [
      { value: 'plate', label: '车牌号' },
      { value: 'owner', label: '车主' },
    ],
  }),
  createField('uploadFile', { id: 'files', label: '附件', limit: 9 }),
  createField('uploadImg', { id: 'images', label: '照片', limit: 3 }),
  createField('autoNumber', { id: 'billNo', label: '单据编号', span: 12 }),
  createField('calculate', { id: 'sum', label: '计算', span: 12, formula: '{number} × 2' }),
  createField('createTime', { id: 'created', label: '创建时间', span: 12 }),
  createField('textarea', { id: 'note', label: '备注', maxLength: 200 }),
  createField('divider', { id: 'line', content: '说明' }),
  createField('paragraph', { id: 'text2', content: '提交后由停车运营部审核。' }),
]);

/** Every field kind. */
export const EveryKind: StoryObj = {
  render: () => (
    <Demo
      document={everyKind}
      values={{
        number: 12.5,
        user: 'u1',
        department: 'd1',
        car: 'car2',
        area: ['11', '1101', '110101'],
        created: 1_795_171_320_000,
      }}
    />
  ),
};

const wideTable = createFormDocument([
  ...Array.from({ length: 16 }, (_, index) =>
    createField('text', { id: `f${index}`, label: `字段${index + 1}`, span: 12 }),
  ),
  createField('subtable', {
    id: 'rows',
    label: '明细',
    showSummary: true,
    summaryFields: ['n0', 'amount'],
    columns: [
      ...Array.from({ length: 5 }, (_, index) => createField('text', { id: `t${index}`, label: `文本${index + 1}` })),
      ...Array.from({ length: 3 }, (_, index) => createField('number', { id: `n${index}`, label: `数字${index + 1}` })),
      createField('select', { id: 's', label: '类型', options }),
      createField('calculate', { id: 'amount', label: '金额', formula: '{n0} × {n1}' }),
    ],
  }),
]);

/** 16 fields and 100 rows of 10 columns: typing must stay light. */
export const LargeSubtable: StoryObj = {
  render: () => (
    <Demo
      document={wideTable}
      values={{
        rows: Array.from({ length: 100 }, (_, index) => ({ t0: `第${index + 1}行`, n0: index, n1: 2, s: '1' })),
      }}
    />
  ),
};

const reviewForm = createFormDocument([
  createField('text', { id: 'name', label: '停车场' }),
  createField(ratingField, { id: 'score', label: '评分', required: true, stars: 5 }),
]);

/** A field kind that another team brings along: its definition and its views in `FieldKindsProvider`. */
export const OwnKind: StoryObj = {
  render: () => (
    <FieldKindsProvider kinds={kindsWithRating}>
      <Demo document={reviewForm} values={{ name: '滨海中心广场停车场', score: 4 }} />
    </FieldKindsProvider>
  ),
};

const storedElsewhere = decodeFormDocument({
  fields: [
    { __config__: { smartKey: 'comInput', label: '名称' }, __vModel__: 'name' },
    { __config__: { smartKey: 'hologram', label: '全息图' }, __vModel__: 'picture' },
  ],
});

/** A stored kind that nobody here knows: its value is shown and kept. */
export const UnknownKind: StoryObj = {
  render: () => <Demo document={storedElsewhere} values={{ name: '南门', picture: 'hologram-17' }} />,
};
