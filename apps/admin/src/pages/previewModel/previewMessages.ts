import { defineMessages } from '@smart-admin/ui/messages';

export const previewMessages = defineMessages({
  zh: {
    draftText: '正在预览草稿。填写的数据只保存在此页面，关闭后消失，不会写入数据库。',
    nothing: '没有要预览的功能',
    nothingText: '请在“Web设计”中选择一个表单，再点“功能预览”。',
    unreadable: '此功能无法预览：{reason}',
    preview: '功能预览',
  },
  en: {
    draftText:
      'This is a preview of the draft. What you enter stays on this page, is gone with it, and is never stored.',
    nothing: 'Nothing to preview',
    nothingText: 'Choose a form in "Web design" and press "Preview".',
    unreadable: 'This function cannot be previewed: {reason}',
    preview: 'Preview',
  },
  zhtw: {
    draftText: '正在預覽草稿。填寫的資料只儲存在此頁面，關閉後消失，不會寫入資料庫。',
    nothing: '沒有要預覽的功能',
    nothingText: '請在「Web設計」中選擇一個表單，再點「功能預覽」。',
    unreadable: '此功能無法預覽：{reason}',
    preview: '功能預覽',
  },
  vi: {
    draftText: 'Đây là bản xem trước của bản nháp. Dữ liệu nhập chỉ ở trên trang này, mất khi đóng và không được lưu.',
    nothing: 'Không có gì để xem trước',
    nothingText: 'Hãy chọn một biểu mẫu trong "Thiết kế Web" rồi nhấn "Xem trước".',
    unreadable: 'Không thể xem trước chức năng này: {reason}',
    preview: 'Xem trước',
  },
});
