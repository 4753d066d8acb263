import {
  cardOfFields,
  createField,
  createFormDocument,
  type Field,
  type FormDocument,
  groupOfFields,
  type LayoutNode,
  type PanelsNode,
  tabsOfFields,
} from '@smart-admin/form-engine/core';
import { buildList, buildTemplate, numbered, type Say } from '@smart-admin/form-engine/templates';
import { type SampleModel, withName } from './SampleModel.js';

export const FORM_MODEL = 'sampleForm';

/**
 * Four forms of one model, of which a record has one: `kind` says which, and what belongs to the others does not exist in it. One
 * model, so that one page gives the rights to all of them. The container of each form has the name of its kind.
 */
export function sampleFormModel(): SampleModel {
  const form = withName(sampleForm(), { en: 'Sample form', zhtw: '示例表單', vi: 'Biểu mẫu mẫu' });
  return {
    id: FORM_MODEL,
    fullName: '示例表单',
    description: '普通、校验、分步与嵌套四种表单',
    form,
    list: buildList(form, {
      columns: [
        ['number', { width: 170 }],
        ['title', { width: 200 }],
        ['dueDate', { width: 120 }],
        ['level', { width: 110 }],
        ['mobile', { width: 130 }],
        ['email', { width: 190 }],
        ['company', { width: 200 }],
        ['bankAccount', { width: 190 }],
        ['budget', { width: 130, align: 'right', format: 'number', decimals: 2 }],
        ['savedAt', { width: 160 }],
      ],
      search: ['title', 'kind'],
      card: { title: ['title'], badge: ['kind'], subtitle: ['number', 'savedAt'] },
    }),
  };
}

/** The forms in their order; the page has a tab for each. */
const KINDS = ['plain', 'validated', 'stepped', 'nested'] as const;
type Kind = (typeof KINDS)[number];

function sampleForm(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(numbered([...shared(say), ...KINDS.flatMap((kind) => FIELDS[kind](say)), savedAt(say)]), {
      dialogWidth: 800,
      layout: [
        ...['number', 'kind', 'title'].map((field): LayoutNode => ({ type: 'field', field })),
        only('plain', groupOfFields('plain', say('基本信息', 'Basics', '基本資訊', 'Cơ bản'), PLAIN)),
        only('validated', groupOfFields('validated', say('校验规则', 'Rules', '校驗規則', 'Quy tắc'), VALIDATED)),
        only('stepped', steps(say)),
        only('nested', nested(say)),
        { type: 'field', field: 'savedAt' },
      ],
      rules: [
        {
          expression: '{toDate} >= {fromDate}',
          message: say(
            '结束日期不能早于开始日期',
            'It cannot end before it begins',
            '結束日期不能早於開始日期',
            'Ngày kết thúc không được trước ngày bắt đầu',
          ),
          field: 'toDate',
        },
      ],
    }),
  );
}

const only = <Node extends { visibleWhen: string }>(kind: Kind, node: Node): Node => ({
  ...node,
  visibleWhen: `{kind} = '${kind}'`,
});

function shared(say: Say): Field[] {
  return [
    createField('autoNumber', { id: 'number', span: 12, billRule: 'BD', label: say('编号', 'No.', '編號', 'Số') }),
    createField('select', {
      ...{ id: 'kind', span: 12, noShow: true, defaultValue: 'plain' },
      label: say('表单', 'Form', '表單', 'Biểu mẫu'),
      options: [
        { value: 'plain', label: say('普通表单', 'Plain', '普通表單', 'Thường') },
        { value: 'validated', label: say('校验表单', 'Validated', '校驗表單', 'Kiểm tra') },
        { value: 'stepped', label: say('分步表单', 'In steps', '分步表單', 'Theo bước') },
        { value: 'nested', label: say('嵌套表单', 'Nested', '巢狀表單', 'Lồng nhau') },
      ],
    }),
    createField('text', {
      ...{ id: 'title', span: 12, required: true, maxLength: 100 },
      label: say('标题', 'Title', '標題', 'Tiêu đề'),
    }),
  ];
}

function savedAt(say: Say): Field {
  return createField('createTime', {
    ...{ id: 'savedAt', span: 12 },
    label: say('保存时间', 'Saved at', '儲存時間', 'Lưu lúc'),
  });
}

const PLAIN = ['owner', 'dueDate', 'level', 'progress', 'isPublic', 'description'] as const;
const VALIDATED = ['mobile', 'email', 'idCard', 'plate', 'amount', 'reason', 'fromDate', 'toDate'] as const;

const FIELDS: Readonly<Record<Kind, (say: Say) => Field[]>> = {
  plain: (say) => [
    createField('userSelect', {
      ...{ id: 'owner', span: 12, defaultCurrent: true },
      label: say('负责人', 'Owner', '負責人', 'Phụ trách'),
    }),
    createField('date', {
      ...{ id: 'dueDate', span: 12, defaultFormula: 'TODAY()' },
      label: say('截止日期', 'Due on', '截止日期', 'Hạn'),
    }),
    createField('radio', {
      ...{ id: 'level', span: 12, defaultValue: 'normal' },
      label: say('优先级', 'Priority', '優先順序', 'Ưu tiên'),
      options: [
        { value: 'low', label: say('低', 'Low', '低', 'Thấp') },
        { value: 'normal', label: say('中', 'Normal', '中', 'Vừa') },
        { value: 'high', label: say('高', 'High', '高', 'Cao') },
      ],
    }),
    createField('slider', { id: 'progress', span: 12, label: say('进度', 'Progress', '進度', 'Tiến độ') }),
    createField('switch', { id: 'isPublic', span: 12, label: say('公开', 'Public', '公開', 'Công khai') }),
    createField('textarea', {
      ...{ id: 'description', maxLength: 500 },
      label: say('描述', 'Description', '描述', 'Mô tả'),
    }),
  ],
  validated: (say) => [
    createField('text', {
      ...{ id: 'mobile', span: 12, required: true, rule: 'mobile' as const },
      label: say('手机号', 'Mobile', '手機號碼', 'Di động'),
    }),
    createField('text', {
      ...{ id: 'email', span: 12, required: true, rule: 'email' as const },
      label: say('邮箱', 'E-mail', '電子郵件', 'E-mail'),
    }),
    createField('text', {
      ...{ id: 'idCard', span: 12, rule: 'idCard' as const },
      label: say('身份证号', 'ID card', '身分證號', 'Số CCCD'),
    }),
    createField('plate', { id: 'plate', span: 12, label: say('车牌号', 'Plate', '車牌號', 'Biển số') }),
    createField('number', {
      ...{ id: 'amount', span: 12, required: true, min: 1, max: 1_000_000, precision: 2 },
      label: say('金额（元）', 'Amount (CNY)', '金額（元）', 'Số tiền (CNY)'),
    }),
    createField('text', {
      ...{ id: 'reason', span: 12, requiredWhen: '{amount} > 10000', maxLength: 200 },
      label: say('大额说明', 'Why so much', '大額說明', 'Giải trình'),
      help: say('金额超过10000时必填', 'Needed above 10,000', '金額超過10000時必填', 'Bắt buộc khi trên 10.000'),
    }),
    createField('date', {
      ...{ id: 'fromDate', span: 12, required: true },
      label: say('开始日期', 'From', '開始日期', 'Từ ngày'),
    }),
    createField('date', {
      ...{ id: 'toDate', span: 12, required: true },
      label: say('结束日期', 'To', '結束日期', 'Đến ngày'),
    }),
  ],
  stepped: (say) => [
    createField('text', {
      ...{ id: 'company', required: true, maxLength: 100 },
      label: say('单位名称', 'Company', '單位名稱', 'Đơn vị'),
    }),
    createField('text', {
      ...{ id: 'contactPerson', span: 12, required: true, maxLength: 50 },
      label: say('联系人', 'Contact', '聯絡人', 'Người liên hệ'),
    }),
    createField('text', {
      ...{ id: 'contactMobile', span: 12, rule: 'mobile' as const },
      label: say('联系电话', 'Telephone', '聯絡電話', 'Điện thoại'),
    }),
    createField('text', {
      ...{ id: 'bank', span: 12, required: true, maxLength: 100 },
      label: say('开户银行', 'Bank', '開戶銀行', 'Ngân hàng'),
    }),
    createField('text', {
      ...{ id: 'bankAccount', span: 12, required: true, rule: 'numericCode' as const, maxLength: 30 },
      label: say('银行账号', 'Account', '銀行帳號', 'Số tài khoản'),
    }),
    createField('textarea', {
      ...{ id: 'confirmation', maxLength: 200 },
      label: say('补充说明', 'Remarks', '補充說明', 'Ghi chú thêm'),
    }),
  ],
  nested: (say) => [
    createField('text', {
      ...{ id: 'project', span: 12, required: true, maxLength: 100 },
      label: say('项目名称', 'Project', '專案名稱', 'Dự án'),
    }),
    createField('departmentSelect', {
      ...{ id: 'department', span: 12, defaultCurrent: true },
      label: say('所属部门', 'Department', '所屬部門', 'Phòng ban'),
    }),
    createField('subtable', {
      ...{ id: 'members', maxRows: 50 },
      label: say('项目成员', 'Members', '專案成員', 'Thành viên'),
      columns: [
        createField('text', {
          ...{ id: 'person', required: true, maxLength: 50 },
          label: say('姓名', 'Name', '姓名', 'Họ tên'),
        }),
        createField('text', { id: 'duty', maxLength: 50, label: say('职责', 'Duty', '職責', 'Nhiệm vụ') }),
      ],
    }),
    createField('subtable', {
      ...{ id: 'costs', maxRows: 50, showSummary: true, summaryFields: ['cost'] },
      label: say('费用预算', 'Costs', '費用預算', 'Chi phí'),
      columns: [
        createField('text', {
          ...{ id: 'item', required: true, maxLength: 100 },
          label: say('费用项', 'Item', '費用項', 'Khoản'),
        }),
        createField('number', {
          ...{ id: 'cost', required: true, min: 0, precision: 2, thousands: true },
          label: say('预算（元）', 'Cost (CNY)', '預算（元）', 'Chi phí (CNY)'),
        }),
      ],
    }),
    createField('calculate', {
      ...{ id: 'budget', span: 12, formula: 'SUM({costs.cost})' },
      label: say('预算合计', 'Budget', '預算合計', 'Tổng ngân sách'),
    }),
  ],
};

/** What a plain part of a form has besides its content. */
const PART = {
  span: 24,
  visibility: ['pc', 'app'] as ('pc' | 'app')[],
  noShow: false,
  visibleWhen: '',
  wire: undefined,
};

function steps(say: Say): PanelsNode {
  const panel = (id: string, title: string, fields: readonly string[]) => ({
    ...{ id, name: '', title, wire: undefined },
    children: fields.map((field): LayoutNode => ({ type: 'field', field })),
  });
  return {
    ...{ ...PART, id: 'stepped', type: 'steps', accordion: false, tabPosition: 'top', active: [] },
    panels: [
      panel('step1', say('单位信息', 'Company', '單位資訊', 'Đơn vị'), ['company', 'contactPerson', 'contactMobile']),
      panel('step2', say('收款账户', 'Account', '收款帳戶', 'Tài khoản'), ['bank', 'bankAccount']),
      panel('step3', say('确认', 'Confirm', '確認', 'Xác nhận'), ['confirmation']),
    ],
  };
}

/** A card in which groups and tabs stand, and subtables in those. */
function nested(say: Say) {
  return {
    ...cardOfFields('nested', say('项目立项', 'New project', '專案立項', 'Lập dự án'), []),
    children: [
      groupOfFields('nestedBase', say('项目信息', 'Project', '專案資訊', 'Dự án'), ['project', 'department']),
      tabsOfFields('nestedTabs', [
        [say('项目成员', 'Members', '專案成員', 'Thành viên'), ['members']],
        [say('费用预算', 'Costs', '費用預算', 'Chi phí'), ['costs', 'budget']],
      ]),
    ],
  };
}
