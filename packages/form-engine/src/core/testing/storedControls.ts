/** A stored document of the family, as JSON would give it. */
export type StoredDocument = Record<string, unknown>;
type Json = Record<string, unknown>;

/** What every control of the family carries besides its own settings; the order of keys is part of the test. */
export const control = (smartKey: string, name: string, config: Json = {}, rest: Json = {}): Json => ({
  __config__: {
    smartKey,
    label: `字段${name}`,
    labelWidth: null,
    showLabel: true,
    tag: `el-${smartKey}`,
    tagIcon: `icon-${smartKey}`,
    required: false,
    layout: 'colFormItem',
    span: 24,
    dragDisabled: false,
    tableName: 'mt_test',
    noShow: false,
    regList: [],
    trigger: 'blur',
    renderKey: 1_587_528_652_309,
    ...config,
  },
  on: { change: '({ data, formData, setFormData }) => {\n}' },
  style: { width: '100%' },
  ...rest,
  __vModel__: name,
});

export const container = (smartKey: string, children: unknown[], rest: Json = {}, config: Json = {}): Json => ({
  __config__: { smartKey, label: '容器', showLabel: false, layout: 'rowFormItem', span: '24', children, ...config },
  ...rest,
});

export const panel = (title: string, children: unknown[], rest: Json = {}): Json => ({
  title,
  ...rest,
  __config__: { children },
});

export const form = (fields: unknown[], rest: Json = {}): StoredDocument => ({
  formRef: 'elForm',
  formModel: 'dataForm',
  size: 'small',
  labelPosition: 'right',
  labelWidth: 100,
  formRules: 'rules',
  generalWidth: '600px',
  fullScreenWidth: '100%',
  gutter: 15,
  disabled: false,
  span: 24,
  formBtns: false,
  funcs: { onLoad: '({ formData }) => {\n}' },
  idGlobal: 108,
  fields,
  ...rest,
});

export const options = [
  { fullName: '选项一', id: '1' },
  { fullName: '选项二', id: '2', disabled: false, colour: '#f00' },
];
export const labelled = [
  { value: 1, label: 'A' },
  { value: 'b', label: 'B', tip: { text: 'odd' } },
];
export const subtable = (children: unknown[], rest: Json = {}, config: Json = {}): Json => ({
  __config__: {
    smartKey: 'table',
    label: '设计子表',
    showLabel: false,
    tag: 'SMART-InputTable',
    layout: 'rowFormItem',
    showTitle: true,
    type: 'table',
    rowType: 'table',
    children,
    tableName: 'mt_test__rows',
    ...config,
  },
  disabled: false,
  actionText: '添加',
  'show-summary': true,
  summaryField: ['n'],
  tableConf: {},
  defaultValue: [],
  ...rest,
  __vModel__: 'rows',
});
