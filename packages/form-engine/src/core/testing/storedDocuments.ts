import { container, control, form, labelled, options, panel, type StoredDocument, subtable } from './storedControls.js';

/** Stored documents of all kinds: plain, nested, old and odd ones. Reading and writing each must give the same JSON. */
export const storedDocuments: Readonly<Record<string, StoredDocument>> = {
  empty: {},
  'empty form': form([]),
  'null fields': { fields: null },
  'versioned, without rules': { version: 1, fields: [] },
  'single line': form([
    control(
      'comInput',
      'a',
      {},
      { __slot__: { prepend: '', append: '元' }, maxlength: '50', 'show-word-limit': false, 'prefix-icon': '' },
    ),
  ]),
  'single line by its alias': form([
    control('input', 'a', { tag: 'my-input', smartKey: 'input' }, { smartKey: 'input' }),
  ]),
  'password box': form([control('comInput', 'a', {}, { 'show-password': true, maxlength: null })]),
  'several lines': form([
    control('textarea', 'a', {}, { type: 'textarea', autosize: { minRows: 4, maxRows: 4 }, rows: '4' }),
  ]),
  number: form([
    control(
      'numInput',
      'n',
      {},
      { min: 0, max: '99', step: 0.5, precision: 2, 'step-strictly': false, controls: false, 'controls-position': '' },
    ),
  ]),
  'number without limits': form([
    control('numInput', 'n', { defaultValue: null }, { min: null, max: '', precision: null }),
  ]),
  radio: form([
    control(
      'radio',
      'a',
      { dataType: 'static', optionType: 'default', border: false },
      { __slot__: { options }, direction: 'horizontal', size: 'medium' },
    ),
  ]),
  'options by value and label': form([
    control(
      'select',
      'a',
      { dataType: 'static', props: { value: 'value', label: 'label' } },
      { __slot__: { options: labelled }, multiple: true, filterable: '' },
    ),
  ]),
  'options as words': form([
    control('checkbox', 'a', { dataType: 'static' }, { __slot__: { options: ['东', '西', 3] } }),
  ]),
  'options of a dictionary': form([
    control(
      'select',
      'a',
      { dataType: 'dictionary', dictionaryType: '2f0a', props: { value: 'id', label: 'fullName', extra: { x: 1 } } },
      { __slot__: { options: [] } },
    ),
  ]),
  'options of an address': form([
    control('select', 'a', {
      dataType: 'dynamic',
      propsUrl: '/api/x',
      templateJson: [{ field: 'city', relationField: 'b' }],
      params: { city: '{b}' },
    }),
    control('comInput', 'b'),
  ]),
  cascader: form([
    control(
      'cascader',
      'a',
      { dataType: 'static' },
      {
        options: [{ id: 1, fullName: '华东', children: [{ id: 2, fullName: '上海' }] }],
        props: { props: { value: 'id', label: 'fullName', children: 'children', multiple: false } },
        'show-all-levels': true,
        separator: '/',
      },
    ),
  ]),
  'tree select': form([
    control(
      'treeSelect',
      'a',
      { dataType: 'static' },
      {
        options: [{ id: '1', fullName: '根', children: [{ id: '2', fullName: '叶' }] }],
        props: { props: { value: 'id', label: 'fullName', children: 'children' } },
      },
    ),
  ]),
  switch: form([
    control(
      'switch',
      'a',
      { defaultValue: 0 },
      { 'active-text': '', 'inactive-text': '', 'active-color': null, 'active-value': 1, 'inactive-value': 0 },
    ),
  ]),
  'date of a month': form([
    control('date', 'a', {}, { type: 'month', format: 'yyyy-MM', 'value-format': 'timestamp' }),
  ]),
  'date and time': form([
    control('datePicker', 'a', {}, { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss', clearable: true }),
  ]),
  'date range': form([
    control('dateRange', 'a', { defaultValue: null }, { type: 'daterange', 'range-separator': '至' }),
  ]),
  'number range': form([
    control(
      'numRange',
      'a',
      { defaultValue: [] },
      { min: 0, precision: 2, __slot__: { append: '元' }, clearable: true },
    ),
  ]),
  time: form([
    control('time', 'a', {}, { 'picker-options': { selectableRange: '00:00:00-23:59:59' }, format: 'HH:mm:ss' }),
  ]),
  plate: form([control('plateInput', 'a')]),
  people: form(
    ['userSelect', 'comSelect', 'depSelect', 'posSelect', 'roleSelect'].map((key) =>
      control(key, `f_${key}`, { defaultValue: [], defaultCurrent: true }, { multiple: true, clearable: true }),
    ),
  ),
  area: form([control('address', 'a', { defaultValue: [] }, { level: 2, multiple: false, filterable: false })]),
  'related form': form([
    control(
      'relationForm',
      'a',
      {},
      {
        modelId: '1',
        relationField: 'name',
        hasPage: true,
        pageSize: 20,
        columnOptions: [{ value: 'name', label: '名称', ifShow: true }],
        popupType: 'dialog',
      },
    ),
    control('relationFormAttr', 'b', {}, { showField: 'phone', relationField: 'a' }),
  ]),
  'popup select': form([
    control('popupSelect', 'a', {}, { interfaceId: '9', propsValue: 'id', columnOptions: [], popupWidth: '800px' }),
    control('popupAttr', 'b', {}, { showField: 'x', relationField: 'a' }),
  ]),
  files: form([
    control(
      'uploadFz',
      'a',
      { defaultValue: [] },
      {
        accept: '.xls,.xlsx',
        fileSize: '10',
        sizeUnit: 'MB',
        limit: 9,
        buttonText: '点击上传',
        tipText: null,
        showTip: false,
        pathType: 'defaultPath',
      },
    ),
    control('uploadImg', 'b', {}, { fileSize: 10, sizeUnit: 'TB' }),
  ]),
  'bill number': form([
    control('billRule', 'no', { rule: 'visitNo' }, { readonly: true, placeholder: '系统自动生成' }),
  ]),
  'system fields': form(
    ['createUser', 'createTime', 'modifyUser', 'modifyTime', 'currOrganize', 'currPosition'].map((key) =>
      control(key, `f_${key}`, {}, { readonly: true, showLevel: 'last' }),
    ),
  ),
  formula: form([
    control('numInput', 'price'),
    control('calculate', 'total', {}, { expression: ['price', '×', '2'], thousands: false, isStorage: 0 }),
  ]),
  'formula with every function': form([
    control('comInput', 'a'),
    control(
      'calculate',
      't',
      {},
      { expression: ['IF', '(', 'CONTAINS', '(', '{a}', ',', "'x'", ')', ',', '1', ',', 'LEN', '(', 'a', ')', ')'] },
    ),
  ]),
  'formula that is half typed': form([control('calculate', 't', {}, { expression: ['price', '×', '('] })]),
  'rules and lists of events': form([
    control('comInput', 'a', {
      trigger: ['blur', 'change'],
      regList: [
        { pattern: '/^1/', message: '以1开头', trigger: 'blur', level: 2 },
        { pattern: '(', message: '坏' },
      ],
    }),
  ]),
  'widths of all sorts': form([
    control('comInput', 'a', { labelWidth: '120px', span: '12', columnWidth: '20%' }),
    control('comInput', 'b', { labelWidth: 'auto', span: 8.4 }),
  ]),
  'display only': form([
    {
      __config__: { smartKey: 'groupTitle', label: '分组标题', span: 24 },
      content: '基本信息',
      'content-position': 'left',
    },
    { __config__: { smartKey: 'divider', formId: 7 }, __slot__: { default: '分割' }, 'content-position': 'center' },
    { __config__: { smartKey: 'divider', formId: 7 }, __slot__: { default: '' } },
    { __config__: { smartKey: 'text', defaultValue: '这是一段文字' }, textStyle: { color: '#000', 'font-size': 12 } },
  ]),
  'subtable of every column': form([
    subtable([
      control('comInput', 'a', { columnWidth: null }, { 'min-width': 120 }),
      control('numInput', 'n'),
      control('calculate', 'c', {}, { expression: ['n', '×', '2'] }),
      control('relationFormAttr', 'r'),
      control('select', 's', {}, { __slot__: { options: labelled } }),
    ]),
  ]),
  'subtable without rows of settings': form([
    { __config__: { smartKey: 'table', children: null }, __vModel__: 'rows' },
  ]),
  row: form([
    container('row', [control('comInput', 'a', { span: 12 }), control('comInput', 'b', { span: 12 })], {
      type: 'default',
      justify: 'start',
      align: 'top',
    }),
  ]),
  'row of the first generator': {
    fields: [
      {
        __config__: {
          layout: 'rowFormItem',
          tagIcon: 'row',
          componentName: 'row101',
          gutter: 15,
          children: [control('comInput', 'a')],
        },
        type: 'default',
        padding: '',
      },
    ],
  },
  'card with a row in it': form([
    container(
      'card',
      [
        container('row', [
          control('comInput', 'a'),
          container('card', [control('numInput', 'n')], { header: '内', shadow: 'hover' }),
        ]),
      ],
      { header: '卡片', shadow: 'always' },
    ),
  ]),
  'row without children': form([{ __config__: { smartKey: 'row', layout: 'rowFormItem' }, type: 'default' }]),
  tabs: form([
    container(
      'tab',
      [
        panel('基本', [control('comInput', 'a')]),
        panel('更多', [subtable([control('numInput', 'n')])], { name: 'second', icon: 'x' }),
      ],
      { type: 'border-card', 'tab-position': 'left' },
      { active: 0 },
    ),
  ]),
  collapse: form([
    container(
      'collapse',
      [panel('面板1', [control('comInput', 'a')], { name: '1' }), panel('面板2', [], { name: '2' })],
      { accordion: true },
      { active: ['1'] },
    ),
  ]),
  steps: form([
    container(
      'steps',
      [panel('申请', [control('comInput', 'a')], { icon: 'edit' }), panel('确认', [control('switch', 'b')])],
      { simple: false },
      { active: 0, processStatus: 'process' },
    ),
  ]),
  group: form([
    container('group', [control('comInput', 'a')], { content: '来访信息' }, { visibleWhen: '{b}' }),
    control('switch', 'b'),
  ]),
  grid: form([
    container('grid', [control('comInput', 'a', { span: 6 }), control('comInput', 'b', { span: 12 })], {
      columns: 4,
      bordered: true,
    }),
  ]),
  'grid of cells': form([
    container('tableGrid', [
      container('tableGridTr', [
        container('tableGridTd', [control('comInput', 'a')], {}, { colspan: 2, rowspan: 1, merged: false }),
        container('tableGridTd', [], {}, { colspan: 1 }),
      ]),
    ]),
  ]),
  'six deep': form([
    container('row', [
      container('card', [
        container('tab', [
          panel('一', [
            container('collapse', [
              panel('甲', [container('row', [control('comInput', 'deep', { visibleWhen: "{deep} != ''" })])]),
            ]),
          ]),
        ]),
      ]),
    ]),
  ]),
  codes: form([
    control(
      'qrcode',
      'a',
      {},
      { colorDark: '#000', colorLight: '#fff', width: 100, dataType: 'static', staticText: 'x' },
    ),
    control('qrcode', 'b', {}, { dataType: 'relation', relationField: 'no', size: '40' }),
    control('barcode', 'c', {}, { format: 'CODE39', lineColor: '#000', background: '#fff', width: 4, height: 40 }),
    control('comInput', 'no'),
  ]),
  'kinds of the second generation': form([
    control('timeRange', 'a', { defaultValue: null }, { format: 'HH:mm:ss', 'value-format': 'HH:mm:ss' }),
    control('rate', 'b', { defaultValue: 0 }, { count: 5, allowHalf: false, texts: [], 'show-score': true }),
    control('rate', 'c', {}, { max: 3, 'allow-half': true }),
    control('slider', 'd', { defaultValue: 0 }, { min: 0, max: 100, step: 1, 'show-stops': false, range: false }),
    control('colorPicker', 'e', { defaultValue: null }, { 'show-alpha': false, 'color-format': '' }),
    control('editor', 'f', {}, { height: 200, branding: false }),
    control('sign', 'g', {}, { isInvoke: 0 }),
    control('location', 'h', {}, { autoLocation: false, adjustmentScope: 500, enableLocationScope: false }),
    control(
      'lookup',
      'found',
      { params: { car: '{a}' } },
      { interfaceId: '9', answerPath: '0.owner', resultType: 'text', thousands: false, __slot__: { append: '' } },
    ),
    control('groupSelect', 'i', { defaultValue: [] }, { multiple: true, selectType: 'all', ableIds: [] }),
    {
      __config__: { smartKey: 'link' },
      content: '帮助',
      href: 'https://a.example',
      target: '_blank',
      textStyle: { color: 'red' },
    },
    {
      __config__: { smartKey: 'alert' },
      title: '注意',
      type: 'warning',
      closable: false,
      showIcon: true,
      description: '',
    },
    { __config__: { smartKey: 'button' }, buttonText: '打印', type: 'primary', align: 'left', action: 'print' },
    { __config__: { smartKey: 'iframe' }, href: 'https://a.example', height: 300, borderType: 'solid', borderWidth: 1 },
  ]),
  'unknown kinds': form([
    control('hologram', 'holo', {}, { depth: { z: [1, { y: 2 }] } }),
    { __config__: { smartKey: 'qrcode' }, width: 2 },
    { __config__: { smartKey: 'barcode' } },
    control('comInput', 'unknown_0'),
  ]),
  'without control type': form([{ __config__: { label: '?' }, __vModel__: 'x' }, { odd: true }]),
  'rules over the record': form([control('date', 'from'), control('date', 'to')], {
    rules: [
      { expression: '{to} >= {from}', message: '结束日期不能早于开始日期', field: 'to', level: 'error' },
      { expression: '{to', message: null },
    ],
  }),
  'dialog of another width': form([control('comInput', 'a')], {
    generalWidth: '1000px',
    popupType: 'fullScreen',
    labelPosition: 'top',
    labelWidth: '120',
    gutter: null,
  }),
  'devices and locks': form([
    control(
      'comInput',
      'a',
      { visibility: ['app'], noShow: true, tipLabel: '提示', readOnlyWhen: '{b}' },
      { disabled: true, readonly: true, placeholder: '' },
    ),
    control('switch', 'b', { visibility: ['app', 'pc', 'pad'] }),
  ]),
};
