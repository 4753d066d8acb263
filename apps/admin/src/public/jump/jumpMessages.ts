import { defineMessages } from '@smart-admin/ui/messages';

export const jumpMessages = defineMessages({
  zh: {
    scanConfirm: '确认在电脑上登录？',
    scanConfirmText: '您的账号将在扫码的电脑上登录，请确认是您本人操作',
    confirm: '确认登录',
    cancel: '取消',
    scanConfirmed: '已确认，请在电脑上继续',
  },
  en: {
    scanConfirm: 'Log in on the computer?',
    scanConfirmText: 'Your account will be signed in on the computer that shows the code. Make sure that it is you',
    confirm: 'Log in',
    cancel: 'Cancel',
    scanConfirmed: 'Confirmed. Continue on the computer',
  },
  zhtw: {
    scanConfirm: '確認在電腦上登入？',
    scanConfirmText: '您的帳號將在掃碼的電腦上登入，請確認是您本人操作',
    confirm: '確認登入',
    cancel: '取消',
    scanConfirmed: '已確認，請在電腦上繼續',
  },
  vi: {
    scanConfirm: 'Đăng nhập trên máy tính?',
    scanConfirmText: 'Tài khoản của bạn sẽ được đăng nhập trên máy tính hiển thị mã. Hãy chắc chắn đó là bạn',
    confirm: 'Đăng nhập',
    cancel: 'Hủy',
    scanConfirmed: 'Đã xác nhận, hãy tiếp tục trên máy tính',
  },
});
