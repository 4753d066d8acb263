import { defineMessages } from '@smart-admin/ui/messages';

export const logMessages = defineMessages({
  zh: { label: '系统日志', keyword: '用户 / 操作', category: '类别', login: '登录', operation: '操作', error: '错误', time: '时间', user: '用户', description: '内容', method: '方法', address: '接口', result: '结果', duration: '耗时（ms）', ip: 'IP地址', place: '地点', platform: '设备' },
  en: { label: 'System log', keyword: 'User / operation', category: 'Category', login: 'Login', operation: 'Operation', error: 'Error', time: 'Time', user: 'User', description: 'Description', method: 'Method', address: 'Call', result: 'Result', duration: 'Took (ms)', ip: 'IP address', place: 'Place', platform: 'Device' },
  zhtw: { label: '系統日誌', keyword: '使用者 / 操作', category: '類別', login: '登入', operation: '操作', error: '錯誤', time: '時間', user: '使用者', description: '內容', method: '方法', address: '介面', result: '結果', duration: '耗時（ms）', ip: 'IP位址', place: '地點', platform: '裝置' },
  vi: { label: 'Nhật ký hệ thống', keyword: 'Người dùng / thao tác', category: 'Loại', login: 'Đăng nhập', operation: 'Thao tác', error: 'Lỗi', time: 'Thời gian', user: 'Người dùng', description: 'Nội dung', method: 'Phương thức', address: 'Lệnh gọi', result: 'Kết quả', duration: 'Mất (ms)', ip: 'Địa chỉ IP', place: 'Nơi', platform: 'Thiết bị' },
});
