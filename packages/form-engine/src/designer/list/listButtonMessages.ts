import { defineMessages } from '@smart-admin/ui/messages';

/** Names of the buttons that a list begins with. */
export const listButtonMessages = defineMessages({
  zh: {
    add: '新增',
    batchRemove: '批量删除',
    upload: '导入',
    download: '导出',
    detail: '详情',
    edit: '编辑',
    print: '打印',
    remove: '删除',
  },
  en: {
    add: 'Add',
    batchRemove: 'Delete selected',
    upload: 'Import',
    download: 'Export',
    detail: 'Details',
    edit: 'Edit',
    print: 'Print',
    remove: 'Delete',
  },
  zhtw: {
    add: '新增',
    batchRemove: '批次刪除',
    upload: '匯入',
    download: '匯出',
    detail: '詳情',
    edit: '編輯',
    print: '列印',
    remove: '刪除',
  },
  vi: {
    add: 'Thêm',
    batchRemove: 'Xóa hàng loạt',
    upload: 'Nhập',
    download: 'Xuất',
    detail: 'Chi tiết',
    edit: 'Sửa',
    print: 'In',
    remove: 'Xóa',
  },
});
