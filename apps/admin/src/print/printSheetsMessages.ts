import { defineMessages } from '@smart-admin/ui/messages';

export const printSheetsMessages = defineMessages({
  zh: {
    title: '打印',
    count: '共{count}条记录，每条一张',
    template: '打印模板',
    plain: '默认样式（按表单）',
    sheets: '打印内容',
    print: '打印',
    close: '关闭',
    tooMany: '一次最多打印{most}条记录，请减少选择',
  },
  en: {
    title: 'Print',
    count: 'Records: {count}, a sheet for each',
    template: 'Print template',
    plain: 'Plain sheet of the form',
    sheets: 'What is printed',
    print: 'Print',
    close: 'Close',
    tooMany: 'At most {most} records are printed at a time. Choose fewer',
  },
  zhtw: {
    title: '列印',
    count: '共{count}筆記錄，每筆一張',
    template: '列印範本',
    plain: '預設樣式（按表單）',
    sheets: '列印內容',
    print: '列印',
    close: '關閉',
    tooMany: '一次最多列印{most}筆記錄，請減少選擇',
  },
  vi: {
    title: 'In',
    count: '{count} bản ghi, mỗi bản ghi một tờ',
    template: 'Mẫu in',
    plain: 'Mẫu mặc định theo biểu mẫu',
    sheets: 'Nội dung in',
    print: 'In',
    close: 'Đóng',
    tooMany: 'Mỗi lần in tối đa {most} bản ghi. Hãy chọn ít hơn',
  },
});
