import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    notAllowed: '服务器未开启车道模拟',
    simulationRuns: '已有模拟正在运行，请先停止',
    noLanes: '所选停车场没有启用的车道',
  },
  en: {
    notAllowed: 'This server does not simulate lanes',
    simulationRuns: 'Another simulation runs; stop it first',
    noLanes: 'There are no enabled lanes at these places',
  },
  zhtw: {
    notAllowed: '伺服器未開啟車道模擬',
    simulationRuns: '已有模擬正在執行，請先停止',
    noLanes: '所選停車場沒有啟用的車道',
  },
  vi: {
    notAllowed: 'Máy chủ chưa bật mô phỏng làn xe',
    simulationRuns: 'Đang có mô phỏng khác chạy; hãy dừng trước',
    noLanes: 'Các nơi đã chọn không có làn xe nào đang bật',
  },
});

/** Words of the simulator of lanes. */
export const simulatorText = createTranslator(messages);
