import { defineMessages } from '@smart-admin/ui/messages';

export const homeMessages = defineMessages({
  zh: {
    morning: '{name}，早上好', noon: '{name}，中午好', afternoon: '{name}，下午好', evening: '{name}，晚上好', quick: '快捷入口', quickEmpty: '您还没有可用的页面', recent: '我的最近操作', all: '全部', recentEmpty: '还没有操作记录',
    account: '我的账号', department: '部门', position: '岗位', lastLogin: '上次登录', lastPlace: '登录地点', never: '首次登录', users: '用户', online: '在线会话', roles: '角色', groups: '分组', loadFailed: '加载失败', none: '未设置',
    signIns: '近7日登录', signInsUnit: '人次', today: '今天', log: '系统日志', headcount: '人员分布', people: '人', organizes: '机构管理', newest: '最新{title}',
  },
  en: {
    morning: 'Good morning, {name}', noon: 'Good day, {name}', afternoon: 'Good afternoon, {name}', evening: 'Good evening, {name}', quick: 'Quick entries', quickEmpty: 'There are no pages for you yet', recent: 'My recent operations', all: 'All', recentEmpty: 'No operations yet',
    account: 'My account', department: 'Department', position: 'Position', lastLogin: 'Last login', lastPlace: 'Place', never: 'First login', users: 'Users', online: 'Sessions online', roles: 'Roles', groups: 'Groups', loadFailed: 'Could not load', none: 'Not set',
    signIns: 'Sign-ins, last 7 days', signInsUnit: 'times', today: 'Today', log: 'Log', headcount: 'Headcount', people: 'people', organizes: 'Organisations', newest: 'Newest: {title}',
  },
  zhtw: {
    morning: '{name}，早安', noon: '{name}，午安', afternoon: '{name}，午安', evening: '{name}，晚安', quick: '快捷入口', quickEmpty: '您還沒有可用的頁面', recent: '我的最近操作', all: '全部', recentEmpty: '還沒有操作記錄',
    account: '我的帳號', department: '部門', position: '職位', lastLogin: '上次登入', lastPlace: '登入地點', never: '首次登入', users: '使用者', online: '線上工作階段', roles: '角色', groups: '群組', loadFailed: '載入失敗', none: '未設定',
    signIns: '近7日登入', signInsUnit: '人次', today: '今天', log: '系統日誌', headcount: '人員分佈', people: '人', organizes: '機構管理', newest: '最新{title}',
  },
  vi: {
    morning: 'Chào buổi sáng, {name}', noon: 'Chào buổi trưa, {name}', afternoon: 'Chào buổi chiều, {name}', evening: 'Chào buổi tối, {name}', quick: 'Lối tắt', quickEmpty: 'Bạn chưa có trang nào', recent: 'Thao tác gần đây của tôi', all: 'Tất cả', recentEmpty: 'Chưa có thao tác',
    account: 'Tài khoản của tôi', department: 'Phòng ban', position: 'Chức vụ', lastLogin: 'Lần đăng nhập trước', lastPlace: 'Nơi đăng nhập', never: 'Đăng nhập lần đầu', users: 'Người dùng', online: 'Phiên trực tuyến', roles: 'Vai trò', groups: 'Nhóm', loadFailed: 'Không tải được', none: 'Chưa đặt',
    signIns: 'Đăng nhập 7 ngày qua', signInsUnit: 'lượt', today: 'Hôm nay', log: 'Nhật ký', headcount: 'Nhân sự', people: 'người', organizes: 'Tổ chức', newest: 'Mới nhất: {title}',
  },
});
