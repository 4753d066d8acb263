import { defineMessages } from '@smart-admin/ui/messages';

export const uploadViewMessages = defineMessages({
  zh: { files: '文件（{count}）', images: '图片（{count}）' },
  en: { files: 'Files ({count})', images: 'Images ({count})' },
  zhtw: { files: '檔案（{count}）', images: '圖片（{count}）' },
  vi: { files: 'Tệp ({count})', images: 'Ảnh ({count})' },
});
