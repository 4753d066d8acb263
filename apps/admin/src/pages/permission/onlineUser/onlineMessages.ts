import { defineMessages } from '@smart-admin/ui/messages';

export const onlineMessages = defineMessages({
  zh: { label: '在线用户', keyword: '姓名 / 账号', user: '用户', me: '本人', organize: '所属组织', loginTime: '登录时间', lastActive: '最近活动', ip: 'IP地址', place: '登录地点', platform: '设备', force: '强制下线', forceConfirm: '此操作将注销“{name}”的登录, 是否继续？', forced: '“{name}”已下线' },
  en: { label: 'Online users', keyword: 'Name / account', user: 'User', me: 'You', organize: 'Organisation', loginTime: 'Login time', lastActive: 'Last active', ip: 'IP address', place: 'Place', platform: 'Device', force: 'Force offline', forceConfirm: 'This cancels the login of the account "{name}", continue?', forced: '"{name}" is offline' },
  zhtw: { label: '線上使用者', keyword: '姓名 / 帳號', user: '使用者', me: '本人', organize: '所屬組織', loginTime: '登入時間', lastActive: '最近活動', ip: 'IP位址', place: '登入地點', platform: '裝置', force: '強制下線', forceConfirm: '此操作將註銷「{name}」的登入, 是否繼續？', forced: '「{name}」已下線' },
  vi: { label: 'Người dùng trực tuyến', keyword: 'Tên / tài khoản', user: 'Người dùng', me: 'Bạn', organize: 'Tổ chức', loginTime: 'Giờ đăng nhập', lastActive: 'Hoạt động gần nhất', ip: 'Địa chỉ IP', place: 'Nơi đăng nhập', platform: 'Thiết bị', force: 'Buộc đăng xuất', forceConfirm: 'Thao tác này sẽ hủy đăng nhập của tài khoản "{name}", tiếp tục?', forced: '"{name}" đã bị đăng xuất' },
});
