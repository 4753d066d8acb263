import { defineMessages } from '@smart-admin/ui/messages';

export const lockMessages = defineMessages({
  zh: {
    password: '请输入登录密码',
    required: '请输入登录密码',
    wrong: '密码错误',
    unlock: '解锁',
    signInAnew: '重新登录',
  },
  en: {
    password: 'Enter your password',
    required: 'Enter your password',
    wrong: 'Wrong password',
    unlock: 'Unlock',
    signInAnew: 'Log in again',
  },
  zhtw: {
    password: '請輸入登入密碼',
    required: '請輸入登入密碼',
    wrong: '密碼錯誤',
    unlock: '解鎖',
    signInAnew: '重新登入',
  },
  vi: {
    password: 'Nhập mật khẩu đăng nhập',
    required: 'Nhập mật khẩu đăng nhập',
    wrong: 'Sai mật khẩu',
    unlock: 'Mở khóa',
    signInAnew: 'Đăng nhập lại',
  },
});
