import { defineMessages } from '@smart-admin/ui/messages';

export const iconMessages = defineMessages({
  zh: {
    label: '系统图标',
    search: '按名称搜索图标',
    total: '共 {count} 个图标，点击复制名称',
    copied: '复制成功：{name}',
    failed: '浏览器不允许复制，请手动复制',
  },
  en: {
    label: 'Icons',
    search: 'Search icons by name',
    total: '{count} icons; click one to copy its name',
    copied: 'Copied: {name}',
    failed: 'The browser does not allow copying, please copy by hand',
  },
  zhtw: {
    label: '系統圖示',
    search: '依名稱搜尋圖示',
    total: '共 {count} 個圖示，點擊複製名稱',
    copied: '複製成功：{name}',
    failed: '瀏覽器不允許複製，請手動複製',
  },
  vi: {
    label: 'Biểu tượng',
    search: 'Tìm biểu tượng theo tên',
    total: '{count} biểu tượng; bấm để sao chép tên',
    copied: 'Đã sao chép: {name}',
    failed: 'Trình duyệt không cho sao chép, hãy sao chép thủ công',
  },
});
