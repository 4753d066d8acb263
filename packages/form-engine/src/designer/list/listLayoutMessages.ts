import { defineMessages } from '@smart-admin/ui/messages';

/** What the designer of lists says about layouts. */
export const listLayoutMessages = defineMessages({
  zh: {
    'layout.table': '表格',
    'layout.cards': '卡片',
    'layout.groups': '分组',
    'layout.board': '看板',
    'layout.calendar': '日历',
    'layout.tree': '树形',
    layoutField: '“{layout}”视图缺少字段',
    notParent: '“{label}”不是指向本模型的关联表单，不能作为上级字段',
    treeFieldHelp: '指向本模型的关联表单字段，下级记录按它排在上级之下',
  },
  en: {
    'layout.table': 'Table',
    'layout.cards': 'Cards',
    'layout.groups': 'Groups',
    'layout.board': 'Board',
    'layout.calendar': 'Calendar',
    'layout.tree': 'Tree',
    layoutField: 'The layout “{layout}” needs a field',
    notParent: '“{label}” is not a related form of this model itself and cannot name the record above',
    treeFieldHelp: 'A related form field that points to this same model; records stand below the one that it names',
  },
  zhtw: {
    'layout.table': '表格',
    'layout.cards': '卡片',
    'layout.groups': '分組',
    'layout.board': '看板',
    'layout.calendar': '日曆',
    'layout.tree': '樹狀',
    layoutField: '「{layout}」檢視缺少欄位',
    notParent: '「{label}」不是指向本模型的關聯表單，不能作為上級欄位',
    treeFieldHelp: '指向本模型的關聯表單欄位，下級記錄按它排在上級之下',
  },
  vi: {
    'layout.table': 'Bảng',
    'layout.cards': 'Thẻ',
    'layout.groups': 'Nhóm',
    'layout.board': 'Bảng cột',
    'layout.calendar': 'Lịch',
    'layout.tree': 'Cây',
    layoutField: 'Kiểu hiển thị “{layout}” cần một trường',
    notParent: '“{label}” không phải biểu mẫu liên kết đến chính mô hình này nên không thể là trường cấp trên',
    treeFieldHelp: 'Trường biểu mẫu liên kết đến chính mô hình này; bản ghi nằm dưới bản ghi mà nó chỉ ra',
  },
});
