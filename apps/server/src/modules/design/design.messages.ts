import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    noTarget: '请选择发布到网页或应用',
    notReleased: '尚未发布',
    notYours: '您无权打开该门户',
    noCard: '卡片不存在，或您无权查看',
    noWidget: '组件不存在',
    empty: '没有卡片，不能发布',
    emptyScreen: '画布上没有组件，不能发布',
    unexpected: '数据读取失败，请稍后重试',
  },
  en: {
    noTarget: 'Choose the web or the app to release to',
    notReleased: 'It has not been released',
    notYours: 'You may not open this portal',
    noCard: 'There is no such card, or you may not see it',
    noWidget: 'There is no such widget',
    empty: 'There are no cards to release',
    emptyScreen: 'There is nothing on the canvas to release',
    unexpected: 'The data could not be read. Try again later',
  },
  zhtw: {
    noTarget: '請選擇發布到網頁或應用',
    notReleased: '尚未發布',
    notYours: '您無權開啟該入口',
    noCard: '卡片不存在，或您無權檢視',
    noWidget: '元件不存在',
    empty: '沒有卡片，不能發布',
    emptyScreen: '畫布上沒有元件，不能發布',
    unexpected: '資料讀取失敗，請稍後重試',
  },
  vi: {
    noTarget: 'Hãy chọn phát hành lên web hoặc ứng dụng',
    notReleased: 'Chưa được phát hành',
    notYours: 'Bạn không có quyền mở cổng này',
    noCard: 'Không có thẻ này, hoặc bạn không có quyền xem',
    noWidget: 'Không có thành phần này',
    empty: 'Không có thẻ nào để phát hành',
    emptyScreen: 'Khung vẽ trống, không thể phát hành',
    unexpected: 'Không đọc được dữ liệu, hãy thử lại sau',
  },
});

export const t = createTranslator(messages);
