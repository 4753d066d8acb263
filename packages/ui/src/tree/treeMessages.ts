import { defineMessages } from '../messages/defineMessages.js';

export const treeMessages = defineMessages({
  zh: { tree: '树', empty: '暂无数据', noMatch: '没有匹配的节点', failed: '加载失败，点击重试', loading: '加载中' },
  en: {
    tree: 'Tree',
    empty: 'No data',
    noMatch: 'No match',
    failed: 'Loading failed, click to retry',
    loading: 'Loading',
  },
  zhtw: { tree: '樹', empty: '暫無資料', noMatch: '沒有符合的節點', failed: '載入失敗，點擊重試', loading: '載入中' },
  vi: {
    tree: 'Cây',
    empty: 'Chưa có dữ liệu',
    noMatch: 'Không tìm thấy',
    failed: 'Tải lỗi, nhấn để thử lại',
    loading: 'Đang tải',
  },
});
