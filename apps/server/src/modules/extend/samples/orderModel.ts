import { createField, createFormDocument, type FormDocument, tabsOfFields } from '@smart-admin/form-engine/core';
import { buildList, buildTemplate, numbered, type Say } from '@smart-admin/form-engine/templates';
import { offeredWhen, type SampleModel, withName } from './SampleModel.js';

/** Code of the bill rule that numbers orders. */
export const ORDER_RULE = 'DD';
export const ORDER_MODEL = 'sampleOrder';

/**
 * An order with its goods and its payment plan: sums and formulas, a number by a rule, and a state. A draft may be incomplete; it
 * is submitted when the plan pays the whole, and from then on neither changed nor deleted.
 */
export function orderModel(): SampleModel {
  const form = withName(orderForm(), { en: 'Order', zhtw: '訂單', vi: 'Đơn hàng' });
  return {
    id: ORDER_MODEL,
    fullName: '订单',
    description: '主子表订单：商品明细、付款计划、合计公式与提交',
    form,
    list: offeredWhen(
      buildList(form, {
        columns: [
          ['orderNo', { width: 155 }],
          ['customer', { width: 170 }],
          [
            'state',
            {
              width: 95,
              colours: [
                { when: "{state} = 'submitted'", tone: 'success' },
                { when: "{state} = 'draft'", tone: 'info' },
              ],
            },
          ],
          ['orderDate', { width: 115, sortable: true }],
          ['salesperson', { width: 105 }],
          ['goodsAmount', { ...MONEY, width: 120 }],
          ['total', { ...MONEY, width: 120 }],
          ['open', { ...MONEY, width: 120, colours: [{ when: '{open} <> 0', tone: 'warning' }] }],
        ],
        search: ['orderNo', 'customer', 'state', 'orderDate', 'salesperson'],
        layouts: ['groups'],
        fields: { groupField: 'state' },
        card: {
          title: ['customer'],
          badge: ['state'],
          subtitle: ['orderNo', 'orderDate'],
          line: ['salesperson', 'total'],
        },
      }),
      "{state} = 'draft'",
    ),
  };
}

const MONEY = { format: 'number', decimals: 2, align: 'right', sortable: true, aggregate: 'sum' } as const;

function orderForm(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(numbered([...head(say), goods(say), plan(say), ...sums(say), ...foot(say)]), {
      dialogWidth: 800,
      layout: [
        ...HEAD.map((field) => ({ type: 'field' as const, field })),
        tabsOfFields('parts', [
          [say('商品明细', 'Goods', '商品明細', 'Hàng hóa'), ['goods', 'goodsAmount', 'freight']],
          [say('付款计划', 'Payment plan', '付款計劃', 'Kế hoạch thanh toán'), ['plan', 'planned', 'open']],
          [say('备注与附件', 'Notes and files', '備註與附件', 'Ghi chú và tệp'), ['remark', 'files']],
        ]),
        { type: 'field', field: 'total' },
      ],
      rules: [
        {
          expression: '{deliveryDate} >= {orderDate}',
          message: say(
            '交货日期不能早于订单日期',
            'It cannot be delivered before it is ordered',
            '交貨日期不能早於訂單日期',
            'Ngày giao không được trước ngày đặt',
          ),
          field: 'deliveryDate',
        },
        {
          expression: "{state} = 'draft' or {open} = 0",
          message: say(
            '付款计划合计须等于订单金额，才能提交',
            'The plan must pay the whole order before it is submitted',
            '付款計劃合計須等於訂單金額，才能提交',
            'Kế hoạch thanh toán phải bằng giá trị đơn hàng mới gửi được',
          ),
          field: 'plan',
        },
      ],
    }),
  );
}

const HEAD = ['orderNo', 'state', 'customer', 'contact', 'mobile', 'salesperson', 'orderDate', 'deliveryDate'] as const;

function head(say: Say) {
  return [
    createField('autoNumber', {
      ...{ id: 'orderNo', span: 12, billRule: ORDER_RULE },
      label: say('订单编号', 'Order no.', '訂單編號', 'Số đơn hàng'),
    }),
    createField('select', {
      ...{ id: 'state', span: 12, readOnly: true, defaultValue: 'draft' },
      label: say('状态', 'State', '狀態', 'Trạng thái'),
      options: [
        { value: 'draft', label: say('草稿', 'Draft', '草稿', 'Bản nháp') },
        { value: 'submitted', label: say('已提交', 'Submitted', '已提交', 'Đã gửi') },
      ],
    }),
    createField('text', {
      ...{ id: 'customer', span: 12, required: true, maxLength: 100 },
      label: say('客户', 'Customer', '客戶', 'Khách hàng'),
    }),
    createField('text', {
      ...{ id: 'contact', span: 12, maxLength: 50 },
      label: say('联系人', 'Contact', '聯絡人', 'Người liên hệ'),
    }),
    createField('text', {
      ...{ id: 'mobile', span: 12, rule: 'mobile' as const },
      label: say('手机', 'Mobile', '手機', 'Di động'),
    }),
    createField('userSelect', {
      ...{ id: 'salesperson', span: 12, required: true, defaultCurrent: true },
      label: say('业务员', 'Salesperson', '業務員', 'Nhân viên bán hàng'),
    }),
    createField('date', {
      ...{ id: 'orderDate', span: 12, required: true, defaultFormula: 'TODAY()' },
      label: say('订单日期', 'Ordered on', '訂單日期', 'Ngày đặt'),
    }),
    createField('date', {
      ...{ id: 'deliveryDate', span: 12 },
      label: say('交货日期', 'Delivered on', '交貨日期', 'Ngày giao'),
    }),
  ];
}

function goods(say: Say) {
  return createField('subtable', {
    ...{ id: 'goods', required: true, maxRows: 200, showSummary: true, summaryFields: ['count', 'amount'] },
    label: say('商品明细', 'Goods', '商品明細', 'Hàng hóa'),
    columns: [
      createField('text', {
        ...{ id: 'product', required: true, maxLength: 100, columnWidth: 150 },
        label: say('商品名称', 'Product', '商品名稱', 'Tên hàng'),
      }),
      createField('text', {
        ...{ id: 'unit', maxLength: 10, columnWidth: 64 },
        label: say('单位', 'Unit', '單位', 'Đơn vị'),
      }),
      createField('number', {
        ...{ id: 'count', required: true, min: 1, max: 1_000_000, precision: 0, defaultValue: 1, columnWidth: 84 },
        label: say('数量', 'Count', '數量', 'Số lượng'),
      }),
      createField('number', {
        ...{ id: 'price', required: true, min: 0, precision: 2, thousands: true, columnWidth: 110 },
        label: say('单价（元）', 'Price (CNY)', '單價（元）', 'Đơn giá (CNY)'),
      }),
      createField('number', {
        ...{ id: 'discount', min: 0, max: 100, precision: 1, defaultValue: 0, columnWidth: 96 },
        label: say('折扣（%）', 'Discount (%)', '折扣（%）', 'Chiết khấu (%)'),
      }),
      createField('calculate', {
        ...{ id: 'amount', formula: 'ROUND({count} × {price} × (100 - {discount}) ÷ 100, 2)', columnWidth: 116 },
        label: say('金额（元）', 'Amount (CNY)', '金額（元）', 'Thành tiền (CNY)'),
      }),
    ],
  });
}

function plan(say: Say) {
  return createField('subtable', {
    ...{ id: 'plan', maxRows: 50, showSummary: true, summaryFields: ['sum'] },
    label: say('付款计划', 'Payment plan', '付款計劃', 'Kế hoạch thanh toán'),
    columns: [
      createField('text', {
        ...{ id: 'stage', required: true, maxLength: 50, columnWidth: 160 },
        label: say('款项', 'Stage', '款項', 'Đợt'),
      }),
      createField('date', {
        ...{ id: 'day', required: true, columnWidth: 150 },
        label: say('付款日期', 'Due on', '付款日期', 'Ngày thanh toán'),
      }),
      createField('number', {
        ...{ id: 'sum', required: true, min: 0, precision: 2, thousands: true, columnWidth: 150 },
        label: say('付款金额（元）', 'Payment (CNY)', '付款金額（元）', 'Số tiền (CNY)'),
      }),
    ],
  });
}

function sums(say: Say) {
  return [
    createField('calculate', {
      ...{ id: 'goodsAmount', span: 12, formula: 'SUM({goods.amount})' },
      label: say('商品金额', 'Goods total', '商品金額', 'Tiền hàng'),
    }),
    createField('number', {
      ...{ id: 'freight', span: 12, min: 0, precision: 2, defaultValue: 0 },
      label: say('运费', 'Freight', '運費', 'Phí vận chuyển'),
    }),
    createField('calculate', {
      ...{ id: 'total', span: 12, formula: '{goodsAmount} + {freight}' },
      label: say('订单金额', 'Order total', '訂單金額', 'Giá trị đơn hàng'),
    }),
    createField('calculate', {
      ...{ id: 'planned', span: 12, formula: 'SUM({plan.sum})' },
      label: say('计划付款', 'Planned', '計劃付款', 'Đã lên kế hoạch'),
    }),
    createField('calculate', {
      ...{ id: 'open', span: 12, formula: '{total} - {planned}' },
      label: say('未计划', 'Not planned yet', '未計劃', 'Chưa lên kế hoạch'),
    }),
  ];
}

function foot(say: Say) {
  return [
    createField('textarea', { id: 'remark', maxLength: 500, label: say('备注', 'Notes', '備註', 'Ghi chú') }),
    createField('uploadFile', { id: 'files', limit: 5, fileSize: 20, label: say('附件', 'Files', '附件', 'Tệp') }),
  ];
}
