import { defineMessages } from '../messages/defineMessages.js';

export const dataTableMessages = defineMessages({
  zh: { table: '数据列表', selectAll: '选择本页全部', selectRow: '选择第 {row} 行', expand: '展开', collapse: '收起', resize: '调整{column}的宽度', loading: '加载中', total: '合计', sortHint: '点击排序，按住 Shift 可多列排序' },
  en: { table: 'Data list', selectAll: 'Select all on this page', selectRow: 'Select row {row}', expand: 'Expand', collapse: 'Collapse', resize: 'Width of {column}', loading: 'Loading', total: 'Total', sortHint: 'Click to sort, hold Shift to sort by several columns' },
  zhtw: { table: '資料列表', selectAll: '選取本頁全部', selectRow: '選取第 {row} 列', expand: '展開', collapse: '收合', resize: '調整{column}的寬度', loading: '載入中', total: '合計', sortHint: '點擊排序，按住 Shift 可多欄排序' },
  vi: { table: 'Danh sách dữ liệu', selectAll: 'Chọn tất cả trên trang', selectRow: 'Chọn dòng {row}', expand: 'Mở rộng', collapse: 'Thu gọn', resize: 'Độ rộng cột {column}', loading: 'Đang tải', total: 'Tổng', sortHint: 'Nhấn để sắp xếp, giữ Shift để sắp xếp nhiều cột' },
});
