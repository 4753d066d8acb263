import { defineMessages } from '@smart-admin/ui/messages';

export const initialPasswordMessages = defineMessages({
  zh: {
    title: '请修改密码',
    text: '您的密码由管理员设置，或已超过有效期。为了账号安全，请先设置新的密码，再继续使用。',
    logout: '退出登录',
  },
  en: {
    title: 'Change your password',
    text: 'An administrator set your password, or it is too old. To keep your account safe, choose a new one before you go on.',
    logout: 'Log out',
  },
  zhtw: {
    title: '請修改密碼',
    text: '您的密碼由管理員設定，或已超過有效期。為了帳號安全，請先設定新的密碼，再繼續使用。',
    logout: '登出',
  },
  vi: {
    title: 'Hãy đổi mật khẩu',
    text: 'Mật khẩu của bạn do quản trị viên đặt hoặc đã quá hạn. Để bảo vệ tài khoản, hãy đặt mật khẩu mới trước khi tiếp tục.',
    logout: 'Đăng xuất',
  },
});
