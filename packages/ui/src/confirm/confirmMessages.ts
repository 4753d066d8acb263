import { defineMessages } from '../messages/defineMessages.js';

export const confirmMessages = defineMessages({
  zh: {
    title: '提示',
    deleteText: '此操作将永久删除该数据, 是否继续？',
    confirm: '确定',
    cancel: '取消',
    delete: '删除',
  },
  en: {
    title: 'Notice',
    deleteText: 'This operation permanently deletes the data. Continue?',
    confirm: 'OK',
    cancel: 'Cancel',
    delete: 'Delete',
  },
  zhtw: {
    title: '提示',
    deleteText: '此操作將永久刪除該資料, 是否繼續？',
    confirm: '確定',
    cancel: '取消',
    delete: '刪除',
  },
  vi: {
    title: 'Thông báo',
    deleteText: 'Thao tác này sẽ xóa vĩnh viễn dữ liệu. Tiếp tục?',
    confirm: 'Đồng ý',
    cancel: 'Hủy',
    delete: 'Xóa',
  },
});
