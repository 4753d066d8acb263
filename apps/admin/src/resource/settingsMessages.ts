import { defineMessages } from '@smart-admin/ui/messages';

/** Texts of pages that are one form of settings. */
export const settingsMessages = defineMessages({
  zh: {
    saved: '已保存，对所有人立即生效',
    changedMeanwhile: '{name} 在您打开后修改了：{fields}。继续保存会用您的内容覆盖。',
    overwrite: '覆盖',
    resetQuestion: '放弃尚未保存的更改？',
    reset: '还原',
  },
  en: {
    saved: 'Saved, in effect for everybody now',
    changedMeanwhile: '{name} has changed since you opened this: {fields}. Saving replaces their values with yours.',
    overwrite: 'Replace',
    resetQuestion: 'Discard the changes that are not saved?',
    reset: 'Revert',
  },
  zhtw: {
    saved: '已儲存，對所有人立即生效',
    changedMeanwhile: '{name} 在您開啟後修改了：{fields}。繼續儲存會用您的內容覆蓋。',
    overwrite: '覆蓋',
    resetQuestion: '放棄尚未儲存的更改？',
    reset: '還原',
  },
  vi: {
    saved: 'Đã lưu, có hiệu lực ngay với mọi người',
    changedMeanwhile: '{name} đã sửa sau khi bạn mở: {fields}. Lưu tiếp sẽ thay bằng giá trị của bạn.',
    overwrite: 'Ghi đè',
    resetQuestion: 'Bỏ các thay đổi chưa lưu?',
    reset: 'Hoàn tác',
  },
});
