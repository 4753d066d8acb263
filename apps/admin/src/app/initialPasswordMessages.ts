import { defineMessages } from '@smart-admin/ui/messages';

export const initialPasswordMessages = defineMessages({
  zh: {
    title: '修改初始密码',
    text: '您的密码由管理员设置。为了账号安全，请先设置自己的密码，再继续使用。',
    logout: '退出登录',
  },
  en: {
    title: 'Change your initial password',
    text: 'An administrator set your password. To keep your account safe, choose one of your own before you go on.',
    logout: 'Log out',
  },
  zhtw: {
    title: '修改初始密碼',
    text: '您的密碼由管理員設定。為了帳號安全，請先設定自己的密碼，再繼續使用。',
    logout: '登出',
  },
  vi: {
    title: 'Đổi mật khẩu ban đầu',
    text: 'Mật khẩu của bạn do quản trị viên đặt. Để bảo vệ tài khoản, hãy đặt mật khẩu riêng trước khi tiếp tục.',
    logout: 'Đăng xuất',
  },
});
