import { defineMessages } from '@smart-admin/ui/messages';

export const sampleFormMessages = defineMessages({
  zh: {
    plainHint: '常用控件：人员、日期、单选、滑块、开关和多行文本。',
    validatedHint: '提交时逐项校验，服务器再校验一遍；金额超过10000时必须说明。',
    steppedHint: '一步一步填写，填过的内容不会丢失；保存时自动回到有误的一步。',
    nestedHint: '卡片里有分组和标签页，标签页里有子表，预算自动合计。',
    ownHint: '在表单设计器中设计的表单。',
    save: '保存',
    reset: '重置',
    saved: '已保存，可在下方查看',
    list: '已保存的数据',
  },
  en: {
    plainHint: 'Usual controls: person, date, choice, slider, switch and text.',
    validatedHint: 'Each field is checked here and again by the server; amounts above 10,000 need a reason.',
    steppedHint:
      'Filled in step by step, and nothing is lost between them; saving leads back to the step with an error.',
    nestedHint: 'A card with groups and tabs, tables inside the tabs, and a sum of all costs.',
    ownHint: 'A form that was made in the form designer.',
    save: 'Save',
    reset: 'Reset',
    saved: 'Saved; it stands below',
    list: 'What was saved',
  },
  zhtw: {
    plainHint: '常用控制項：人員、日期、單選、滑桿、開關和多行文字。',
    validatedHint: '提交時逐項校驗，伺服器再校驗一次；金額超過10000時必須說明。',
    steppedHint: '一步一步填寫，填過的內容不會遺失；儲存時自動回到有誤的一步。',
    nestedHint: '卡片裡有分組和頁籤，頁籤裡有子表，預算自動合計。',
    ownHint: '在表單設計器中設計的表單。',
    save: '儲存',
    reset: '重設',
    saved: '已儲存，可在下方檢視',
    list: '已儲存的資料',
  },
  vi: {
    plainHint: 'Các điều khiển thường dùng: người, ngày, lựa chọn, thanh trượt, công tắc và văn bản.',
    validatedHint: 'Từng trường được kiểm tra ở đây và trên máy chủ; số tiền trên 10.000 phải giải trình.',
    steppedHint: 'Điền theo từng bước, nội dung đã nhập không mất; khi lưu sẽ quay lại bước có lỗi.',
    nestedHint: 'Thẻ có nhóm và thẻ con, bảng nằm trong thẻ con, chi phí được cộng tự động.',
    ownHint: 'Biểu mẫu được tạo trong trình thiết kế biểu mẫu.',
    save: 'Lưu',
    reset: 'Đặt lại',
    saved: 'Đã lưu, xem bên dưới',
    list: 'Dữ liệu đã lưu',
  },
});
