import { defineMessages } from '@smart-admin/ui/messages';

export const modelMessages = defineMessages({
  zh: { notReleased: '该功能尚未发布', notReleasedText: '请在“在线开发”中发布后使用' },
  en: { notReleased: 'This function is not released yet', notReleasedText: 'Release it in "Online development" first' },
  zhtw: { notReleased: '該功能尚未發布', notReleasedText: '請在「線上開發」中發布後使用' },
  vi: {
    notReleased: 'Chức năng này chưa được phát hành',
    notReleasedText: 'Hãy phát hành trong "Phát triển trực tuyến" trước',
  },
});
