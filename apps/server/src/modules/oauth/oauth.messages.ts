import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../http/apiError.js';

const messages = defineMessages({
  zh: {
    wrongLogin: '账号或密码错误', wrongLoginLeft: '账号或密码错误，再错{left}次将被锁定', locked: '账号已被锁定，请联系管理员', lockedUntil: '账号已被锁定，请{minutes}分钟后再试或联系管理员',
    disabled: '账号已被禁用，请联系管理员', captchaNeeded: '请输入验证码', captchaWrong: '验证码错误或已失效', smsWrong: '短信验证码错误或已失效', smsTooSoon: '请{seconds}秒后再获取验证码',
    unknownMobile: '该手机号未绑定账号', ticketGone: '二维码已失效，请刷新', ticketWaiting: '请先在手机上确认登录', passwordWrong: '密码错误', notOwnAccount: '请输入当前登录账号的密码',
  },
  en: {
    wrongLogin: 'Wrong account or password', wrongLoginLeft: 'Wrong account or password; {left} more wrong tries lock the account', locked: 'The account is locked, please contact the administrator', lockedUntil: 'The account is locked, please retry in {minutes} minutes or contact the administrator',
    disabled: 'The account is disabled, please contact the administrator', captchaNeeded: 'Please enter the captcha', captchaWrong: 'The captcha is wrong or has expired', smsWrong: 'The SMS code is wrong or has expired', smsTooSoon: 'Please request a code again in {seconds} seconds',
    unknownMobile: 'No account has this mobile number', ticketGone: 'The QR code has expired, please refresh it', ticketWaiting: 'Please confirm on your phone first', passwordWrong: 'Wrong password', notOwnAccount: 'Please enter the password of the signed-in account',
  },
  zhtw: {
    wrongLogin: '帳號或密碼錯誤', wrongLoginLeft: '帳號或密碼錯誤，再錯{left}次將被鎖定', locked: '帳號已被鎖定，請聯繫管理員', lockedUntil: '帳號已被鎖定，請{minutes}分鐘後再試或聯繫管理員',
    disabled: '帳號已被禁用，請聯繫管理員', captchaNeeded: '請輸入驗證碼', captchaWrong: '驗證碼錯誤或已失效', smsWrong: '簡訊驗證碼錯誤或已失效', smsTooSoon: '請{seconds}秒後再獲取驗證碼',
    unknownMobile: '該手機號未綁定帳號', ticketGone: '二維碼已失效，請重新整理', ticketWaiting: '請先在手機上確認登入', passwordWrong: '密碼錯誤', notOwnAccount: '請輸入目前登入帳號的密碼',
  },
  vi: {
    wrongLogin: 'Sai tài khoản hoặc mật khẩu', wrongLoginLeft: 'Sai tài khoản hoặc mật khẩu; sai thêm {left} lần sẽ bị khóa', locked: 'Tài khoản đã bị khóa, vui lòng liên hệ quản trị viên', lockedUntil: 'Tài khoản đã bị khóa, vui lòng thử lại sau {minutes} phút hoặc liên hệ quản trị viên',
    disabled: 'Tài khoản đã bị vô hiệu hóa, vui lòng liên hệ quản trị viên', captchaNeeded: 'Vui lòng nhập mã xác nhận', captchaWrong: 'Mã xác nhận sai hoặc đã hết hạn', smsWrong: 'Mã SMS sai hoặc đã hết hạn', smsTooSoon: 'Vui lòng lấy mã lại sau {seconds} giây',
    unknownMobile: 'Không có tài khoản nào dùng số này', ticketGone: 'Mã QR đã hết hạn, vui lòng làm mới', ticketWaiting: 'Vui lòng xác nhận trên điện thoại trước', passwordWrong: 'Sai mật khẩu', notOwnAccount: 'Vui lòng nhập mật khẩu của tài khoản đang đăng nhập',
  },
});

export const say = createSay(messages);
