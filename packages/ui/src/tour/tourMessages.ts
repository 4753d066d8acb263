import { defineMessages } from '../messages/defineMessages.js';

export const tourMessages = defineMessages({
  zh: { position: '{position} / {count}', back: '上一步', next: '下一步', finish: '完成', close: '关闭导览' },
  en: { position: '{position} of {count}', back: 'Back', next: 'Next', finish: 'Done', close: 'Close the tour' },
  zhtw: { position: '{position} / {count}', back: '上一步', next: '下一步', finish: '完成', close: '關閉導覽' },
  vi: { position: '{position} / {count}', back: 'Trước', next: 'Tiếp', finish: 'Xong', close: 'Đóng hướng dẫn' },
});
