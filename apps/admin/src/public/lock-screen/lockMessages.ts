import { defineMessages } from '@smart-admin/ui/messages';

export const lockMessages = defineMessages({
  zh: {
    title: '已锁定',
    password: '请输入登录密码',
    required: '请输入登录密码',
    wrong: '密码错误',
    unlock: '解锁',
    signInAnew: '重新登录',
  },
  en: {
    title: 'Locked',
    password: 'Enter your password',
    required: 'Enter your password',
    wrong: 'Wrong password',
    unlock: 'Unlock',
    signInAnew: 'Log in again',
  },
  zhtw: {
    title: '已鎖定',
    password: '請輸入登入密碼',
    required: '請輸入登入密碼',
    wrong: '密碼錯誤',
    unlock: '解鎖',
    signInAnew: '重新登入',
  },
  vi: {
    title: 'Đã khóa',
    password: 'Nhập mật khẩu đăng nhập',
    required: 'Nhập mật khẩu đăng nhập',
    wrong: 'Sai mật khẩu',
    unlock: 'Mở khóa',
    signInAnew: 'Đăng nhập lại',
  },
});
