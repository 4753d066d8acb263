import { defineMessages } from '../messages/defineMessages.js';

export const emptyMessages = defineMessages({
  zh: { empty: '暂无数据', noMatch: '没有符合条件的数据', clearFilters: '清空条件' },
  en: { empty: 'No data', noMatch: 'No data matches the filters', clearFilters: 'Clear filters' },
  zhtw: { empty: '暫無資料', noMatch: '沒有符合條件的資料', clearFilters: '清除條件' },
  vi: { empty: 'Chưa có dữ liệu', noMatch: 'Không có dữ liệu phù hợp', clearFilters: 'Xóa điều kiện' },
});
