import { createField, createFormDocument, type FormDocument } from '@smart-admin/form-engine/core';
import { buildList, buildTemplate, numbered } from '@smart-admin/form-engine/templates';
import { type SampleModel, sameOnPhones, withName } from './SampleModel.js';

export const GOODS_MODEL = 'sampleGoods';

/** Goods with strict columns, so that a file of them can be wrong in many ways. */
export function goodsModel(): SampleModel {
  const form = withName(goodsForm(), { en: 'Product', zhtw: '商品', vi: 'Hàng hóa' });
  return {
    id: GOODS_MODEL,
    fullName: '商品',
    description: '导入导出示例的商品列表',
    form,
    list: sameOnPhones(
      buildList(form, {
        columns: [
          ['code', { width: 140, sortable: true }],
          ['title', { width: 220 }],
          ['kind', { width: 110, format: 'tag' }],
          ['price', { width: 130, align: 'right', sortable: true, format: 'number', decimals: 2 }],
          [
            'stock',
            {
              width: 110,
              align: 'right',
              sortable: true,
              aggregate: 'sum',
              colours: [{ when: '{stock} < 10', tone: 'warning' }],
            },
          ],
          ['since', { width: 120, sortable: true }],
          ['note', { width: 200 }],
        ],
        search: ['code', 'title', 'kind', 'since'],
        order: { id: 'code', desc: false },
        card: { title: ['title'], badge: ['kind'], subtitle: ['code'], line: ['price', 'stock'] },
      }),
    ),
  };
}

function goodsForm(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('text', {
          ...{ id: 'code', span: 12, required: true, maxLength: 20, rule: 'code' as const },
          label: say('商品编码', 'Code', '商品編碼', 'Mã hàng'),
        }),
        createField('text', {
          ...{ id: 'title', span: 12, required: true, maxLength: 100 },
          label: say('商品名称', 'Product', '商品名稱', 'Tên hàng'),
        }),
        createField('select', {
          ...{ id: 'kind', span: 12, required: true },
          label: say('类别', 'Kind', '類別', 'Loại'),
          options: [
            { value: 'device', label: say('设备', 'Device', '設備', 'Thiết bị') },
            { value: 'part', label: say('配件', 'Part', '配件', 'Linh kiện') },
            { value: 'supply', label: say('耗材', 'Supply', '耗材', 'Vật tư') },
          ],
        }),
        createField('number', {
          ...{ id: 'price', span: 12, required: true, min: 0.01, precision: 2, thousands: true },
          label: say('单价（元）', 'Price (CNY)', '單價（元）', 'Đơn giá (CNY)'),
        }),
        createField('number', {
          ...{ id: 'stock', span: 12, required: true, min: 0, precision: 0 },
          label: say('库存', 'Stock', '庫存', 'Tồn kho'),
        }),
        createField('date', {
          ...{ id: 'since', span: 12 },
          label: say('上架日期', 'On sale since', '上架日期', 'Ngày bán'),
        }),
        createField('text', { id: 'note', maxLength: 200, label: say('说明', 'Note', '說明', 'Ghi chú') }),
      ]),
      { dialogWidth: 800 },
    ),
  );
}
