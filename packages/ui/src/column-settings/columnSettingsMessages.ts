import { defineMessages } from '../messages/defineMessages.js';

export const columnSettingsMessages = defineMessages({
  zh: { title: '列设置', open: '列设置', reset: '恢复默认', up: '上移', down: '下移', drag: '拖动调整顺序', hint: '勾选要显示的列，拖动或用方向键调整顺序。', moved: '{column}：第 {position} 列，共 {count} 列', columns: '列' },
  en: { title: 'Columns', open: 'Column settings', reset: 'Restore default', up: 'Move up', down: 'Move down', drag: 'Drag to reorder', hint: 'Tick the columns to show; drag them or use the arrow keys to reorder.', moved: '{column}: column {position} of {count}', columns: 'Columns' },
  zhtw: { title: '欄位設定', open: '欄位設定', reset: '恢復預設', up: '上移', down: '下移', drag: '拖曳調整順序', hint: '勾選要顯示的欄位，拖曳或用方向鍵調整順序。', moved: '{column}：第 {position} 欄，共 {count} 欄', columns: '欄位' },
  vi: { title: 'Cột hiển thị', open: 'Thiết lập cột', reset: 'Khôi phục mặc định', up: 'Lên', down: 'Xuống', drag: 'Kéo để đổi thứ tự', hint: 'Chọn cột hiển thị; kéo hoặc dùng phím mũi tên để đổi thứ tự.', moved: '{column}: cột {position} trên {count}', columns: 'Cột' },
});
