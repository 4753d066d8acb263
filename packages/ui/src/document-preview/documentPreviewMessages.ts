import { defineMessages } from '../messages/defineMessages.js';

export const documentPreviewMessages = defineMessages({
  zh: {
    title: '文档预览 - {name}',
    cancel: '取消',
    missing: '文件不存在',
    loading: '正在打开文档',
    failed: '文档打开失败',
  },
  en: {
    title: 'Document preview - {name}',
    cancel: 'Cancel',
    missing: 'File does not exist',
    loading: 'Opening the document',
    failed: 'The document could not be opened',
  },
  zhtw: {
    title: '文件預覽 - {name}',
    cancel: '取消',
    missing: '檔案不存在',
    loading: '正在開啟文件',
    failed: '文件開啟失敗',
  },
  vi: {
    title: 'Xem trước tài liệu - {name}',
    cancel: 'Hủy',
    missing: 'Tệp không tồn tại',
    loading: 'Đang mở tài liệu',
    failed: 'Không mở được tài liệu',
  },
});
