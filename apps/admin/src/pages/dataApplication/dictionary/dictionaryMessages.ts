import { defineMessages } from '@smart-admin/ui/messages';

export const dictionaryMessages = defineMessages({
  zh: { item: '字典项', types: '字典分类', addType: '新增分类', editType: '编辑分类', removeType: '删除分类', isTree: '树形字典', upper: '上级', export: '导出', stateChanged: '状态已修改', typeActions: '分类操作' },
  en: { item: 'Dictionary item', types: 'Dictionary types', addType: 'New type', editType: 'Edit type', removeType: 'Delete type', isTree: 'Tree dictionary', upper: 'Parent', export: 'Export', stateChanged: 'State changed', typeActions: 'Type actions' },
  zhtw: { item: '字典項', types: '字典分類', addType: '新增分類', editType: '編輯分類', removeType: '刪除分類', isTree: '樹狀字典', upper: '上級', export: '匯出', stateChanged: '狀態已修改', typeActions: '分類操作' },
  vi: { item: 'Mục từ điển', types: 'Loại từ điển', addType: 'Thêm loại', editType: 'Sửa loại', removeType: 'Xóa loại', isTree: 'Từ điển dạng cây', upper: 'Cấp trên', export: 'Xuất', stateChanged: 'Đã đổi trạng thái', typeActions: 'Thao tác loại' },
});
