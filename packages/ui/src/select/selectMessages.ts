import { defineMessages } from '../messages/defineMessages.js';

export const selectMessages = defineMessages({
  zh: {
    placeholder: '请选择',
    search: '搜索',
    empty: '无数据',
    noMatch: '无匹配数据',
    loading: '加载中',
    remove: '移除{label}',
    more: '还有 {count} 项',
    options: '选项',
  },
  en: {
    placeholder: 'Select',
    search: 'Search',
    empty: 'No data',
    noMatch: 'No match',
    loading: 'Loading',
    remove: 'Remove {label}',
    more: '{count} more',
    options: 'Options',
  },
  zhtw: {
    placeholder: '請選擇',
    search: '搜尋',
    empty: '無資料',
    noMatch: '無符合資料',
    loading: '載入中',
    remove: '移除{label}',
    more: '還有 {count} 項',
    options: '選項',
  },
  vi: {
    placeholder: 'Chọn',
    search: 'Tìm kiếm',
    empty: 'Không có dữ liệu',
    noMatch: 'Không tìm thấy',
    loading: 'Đang tải',
    remove: 'Bỏ {label}',
    more: 'Còn {count} mục',
    options: 'Lựa chọn',
  },
});
