import { defineMessages } from '@smart-admin/ui/messages';

export const recordMessages = defineMessages({
  zh: {
    title: '选择数据',
    keyword: '关键词',
    keywordHint: '请输入关键词',
    search: '搜索',
    reset: '重置',
    refresh: '刷新',
    index: '序号',
    name: '名称',
  },
  en: {
    title: 'Select data',
    keyword: 'Keyword',
    keywordHint: 'Please enter keyword',
    search: 'Search',
    reset: 'Reset',
    refresh: 'Refresh',
    index: 'No.',
    name: 'Name',
  },
  zhtw: {
    title: '選擇資料',
    keyword: '關鍵字',
    keywordHint: '請輸入關鍵字',
    search: '搜尋',
    reset: '重設',
    refresh: '重新整理',
    index: '序號',
    name: '名稱',
  },
  vi: {
    title: 'Chọn dữ liệu',
    keyword: 'Từ khóa',
    keywordHint: 'Nhập từ khóa',
    search: 'Tìm kiếm',
    reset: 'Đặt lại',
    refresh: 'Làm mới',
    index: 'STT',
    name: 'Tên',
  },
});
