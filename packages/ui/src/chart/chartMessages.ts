import { defineMessages } from '../messages/defineMessages.js';

export const chartMessages = defineMessages({
  zh: { showTable: '以表格查看{name}', showChart: '以图表查看{name}', label: '项目', loading: '正在加载图表' },
  en: {
    showTable: 'Show {name} as a table',
    showChart: 'Show {name} as a chart',
    label: 'Item',
    loading: 'Loading the chart',
  },
  zhtw: { showTable: '以表格檢視{name}', showChart: '以圖表檢視{name}', label: '項目', loading: '正在載入圖表' },
  vi: {
    showTable: 'Xem {name} dạng bảng',
    showChart: 'Xem {name} dạng biểu đồ',
    label: 'Mục',
    loading: 'Đang tải biểu đồ',
  },
});
