import { defineMessages } from '@smart-admin/ui/messages';

/** Texts of the import of things that have drafts. */
export const importDraftsMessages = defineMessages({
  zh: {
    run: '导入{count}项',
    ignored: '文件中以下内容无法识别，不会导入：{parts}',
    compare: '查看差异',
    compareTitle: '“{name}”的差异',
    and: '、',
  },
  en: {
    run: 'Import {count}',
    ignored: 'These parts of the file mean nothing here and are left out: {parts}',
    compare: 'Compare',
    compareTitle: 'Differences of {name}',
    and: ', ',
  },
  zhtw: {
    run: '匯入{count}項',
    ignored: '檔案中以下內容無法識別，不會匯入：{parts}',
    compare: '檢視差異',
    compareTitle: '「{name}」的差異',
    and: '、',
  },
  vi: {
    run: 'Nhập {count}',
    ignored: 'Các phần sau của tệp không có nghĩa ở đây và bị bỏ qua: {parts}',
    compare: 'So sánh',
    compareTitle: 'Khác biệt của “{name}”',
    and: ', ',
  },
});
