/** The empty function with which the family begins each event of a control. */
const EMPTY =
  '({ data, formData, setFormData, setShowOrHide, setRequired, setDisabled, request, getFieldOptions, setFieldOptions }) => {\n    // 在此编写代码\n    \n}';

const control = (jnpfKey: string, label: string, name: string, more: object = {}, config: object = {}) => ({
  __config__: {
    jnpfKey,
    label,
    showLabel: true,
    tag: 'el-input',
    tagIcon: 'icon-ym icon-ym-generator-input',
    required: false,
    layout: 'colFormItem',
    span: 12,
    formId: name.length + 100,
    regList: [],
    trigger: 'change',
    tableName: 'erp_data',
    ...config,
  },
  __vModel__: name,
  placeholder: '请输入',
  on: { change: EMPTY, blur: EMPTY },
  ...more,
});
const options = [
  { id: '1', fullName: '国产' },
  { id: '2', fullName: '进口' },
];

/** A purchase of the older shape: documents as texts, a card, a subtable, rules, scripts and remote options. */
export const PURCHASE = {
  id: '401',
  fullName: '采购入库',
  enCode: 'erp_purchase_in',
  type: 1,
  webType: '2',
  category: '228',
  description: '由旧系统导出',
  creatorTime: 1_700_000_000_000,
  tables: '[{"table":"erp_purchase","typeId":"1"}]',
  formData: JSON.stringify({
    formRef: 'elForm',
    labelPosition: 'right',
    labelWidth: 100,
    gutter: 15,
    funcs: { onLoad: EMPTY, beforeSubmit: '({ formData }) => {\n  formData.F_Total = 1;\n  return true\n}' },
    fields: [
      {
        __config__: {
          jnpfKey: 'card',
          label: '卡片容器',
          tag: 'el-card',
          layout: 'rowFormItem',
          span: 24,
          children: [
            control('billRule', '单号', 'F_BillNo', { readonly: true }, { rule: 'purchaseNo' }),
            control('comInput', '供应商', 'F_Supplier', { maxlength: 50 }, { required: true }),
            control('numInput', '数量', 'F_Count', { min: 0, precision: 2 }),
            control('switch', '已付款', 'F_Paid', { activeTxt: '已付', inactiveTxt: '未付', 'active-value': 1 }),
            control('radio', '来源', 'F_Source', { __slot__: { options } }, { dataType: 'static' }),
            control('select', '仓库', 'F_Store', {}, { dataType: 'dynamic', propsUrl: '40077' }),
          ],
        },
        header: '基本信息',
        shadow: 'always',
      },
      control('date', '入库日期', 'F_Date', { type: 'date', format: 'yyyy-MM-dd', 'value-format': 'timestamp' }),
      control('slider', '完成度', 'F_Done', { min: 0, max: 100, range: true }),
      control('currPosition', '所属岗位', 'F_Position', { readonly: true }),
      control('comInput', '规格', 'F_Size', {
        on: { change: '({ data, setFormData }) => { setFormData("a", data) }' },
      }),
      {
        ...control('table', '明细', 'tableField108', {
          actionText: '添加',
          'show-summary': true,
          summaryField: ['F_Price'],
        }),
        __config__: {
          jnpfKey: 'table',
          label: '明细',
          tag: 'JNPF-InputTable',
          layout: 'rowFormItem',
          rowType: 'table',
          children: [control('comInput', '品名', 'F_Good'), control('numInput', '单价', 'F_Price', { precision: 2 })],
        },
      },
    ],
  }),
  columnData: JSON.stringify({
    searchList: [{ jnpfKey: 'comInput', label: '供应商', prop: 'F_Supplier', searchType: 2, __vModel__: 'F_Supplier' }],
    columnList: [
      { jnpfKey: 'billRule', label: '单号', prop: 'F_BillNo', width: null, align: 'left', sortable: true },
      { jnpfKey: 'comInput', label: '明细-品名', prop: 'tableField108-F_Good', width: null, align: 'left' },
    ],
    type: 4,
    defaultSidx: 'F_Date',
    sort: 'desc',
    hasPage: true,
    pageSize: 20,
    btnsList: [
      { value: 'add', icon: 'el-icon-plus', label: '新增' },
      { value: 'approveAll', icon: '', label: '全部审核' },
    ],
    columnBtnsList: [
      { value: 'edit', icon: 'el-icon-edit', label: '编辑' },
      { value: 'remove', icon: 'el-icon-delete', label: '删除' },
    ],
    customBtnsList: [{ value: 'btn_1', label: '推送', event: { func: EMPTY } }],
    funcs: { rowStyle: { func: '({ row }) => { return { color: row.F_Count > 1 ? "red" : "" } }' } },
    treeRelation: '',
  }),
} as const;

/** An inspection of the newer shape: documents as objects, tabs, a grid of cells and controls that came later. */
export const INSPECTION = {
  fullName: '设备点检',
  enCode: 'inspection',
  enableFlow: 1,
  formData: {
    labelPosition: 'top',
    fields: [
      {
        __config__: {
          jnpfKey: 'tab',
          label: '标签面板',
          tag: 'el-tab',
          layout: 'rowFormItem',
          active: 0,
          children: [
            {
              title: '设备',
              __config__: {
                children: [
                  control('input', '设备', 'device'),
                  control('inputNumber', '读数', 'reading', { precision: 1 }),
                  control('autoComplete', '厂家', 'maker', { interfaceId: '501' }),
                ],
              },
            },
            {
              title: '人员',
              __config__: {
                children: [
                  control('usersSelect', '点检人', 'people', { multiple: true }),
                  control('currDept', '部门', 'dept', { readonly: true }),
                  control('sign', '签名', 'sign'),
                ],
              },
            },
          ],
        },
        'tab-position': 'top',
      },
      {
        __config__: {
          jnpfKey: 'tableGrid',
          label: '表格容器',
          layout: 'rowFormItem',
          children: [
            {
              __config__: {
                jnpfKey: 'tableGridTr',
                label: '行',
                children: [
                  {
                    __config__: {
                      jnpfKey: 'tableGridTd',
                      label: '格',
                      children: [control('textarea', '结论', 'result', { type: 'textarea' })],
                    },
                  },
                ],
              },
            },
          ],
        },
      },
      control('relationFlow', '关联流程', 'flowLink', {}),
      control('dateCalculate', '间隔天数', 'days', {}),
      control('JNPFText', '说明', '', {}, { defaultValue: '按规程点检' }),
    ],
  },
  columnData: {
    type: 1,
    searchList: [],
    columnList: [{ prop: 'device', label: '设备', sortable: true }],
    btnsList: [{ value: 'add', label: '新增', show: true }],
    columnBtnsList: [{ value: 'edit', label: '编辑', show: false }],
    hasPage: true,
    pageSize: 50,
  },
} as const;
