import { defineMessages } from '../messages/defineMessages.js';

export const dialogMessages = defineMessages({
  zh: { close: '关闭', fullscreen: '全屏', leaveFullscreen: '退出全屏' },
  en: { close: 'Close', fullscreen: 'Full screen', leaveFullscreen: 'Leave full screen' },
  zhtw: { close: '關閉', fullscreen: '全螢幕', leaveFullscreen: '離開全螢幕' },
  vi: { close: 'Đóng', fullscreen: 'Toàn màn hình', leaveFullscreen: 'Thoát toàn màn hình' },
});
