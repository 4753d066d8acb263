import { defineMessages } from '@smart-admin/ui/messages';

/** Words for the types of files that a field takes. */
export const acceptMessages = defineMessages({
  zh: { image: '图片', video: '视频', audio: '音频', separator: '、' },
  en: { image: 'image', video: 'video', audio: 'audio', separator: ', ' },
  zhtw: { image: '圖片', video: '影片', audio: '音訊', separator: '、' },
  vi: { image: 'hình ảnh', video: 'video', audio: 'âm thanh', separator: ', ' },
});
