import { defineMessages } from '@smart-admin/ui/messages';

export const subtableMessages = defineMessages({
  zh: {
    index: '序号',
    add: '添加一行',
    remove: '删除第{index}行',
    total: '合计',
    cell: '{label}，第{index}行',
    empty: '暂无数据',
    row: '第{index}行',
    full: '最多{max}行',
  },
  en: {
    index: 'No.',
    add: 'Add a row',
    remove: 'Delete row {index}',
    total: 'Total',
    cell: '{label}, row {index}',
    empty: 'No data',
    row: 'Row {index}',
    full: 'At most {max} rows',
  },
  zhtw: {
    index: '序號',
    add: '新增一列',
    remove: '刪除第{index}列',
    total: '合計',
    cell: '{label}，第{index}列',
    empty: '暫無資料',
    row: '第{index}列',
    full: '最多{max}列',
  },
  vi: {
    index: 'STT',
    add: 'Thêm dòng',
    remove: 'Xóa dòng {index}',
    total: 'Tổng cộng',
    cell: '{label}, dòng {index}',
    empty: 'Không có dữ liệu',
    row: 'Dòng {index}',
    full: 'Tối đa {max} dòng',
  },
});
