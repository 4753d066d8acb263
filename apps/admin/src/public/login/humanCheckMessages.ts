import { defineMessages } from '@smart-admin/ui/messages';

export const humanCheckMessages = defineMessages({
  zh: {
    captcha: '验证码',
    captchaPlaceholder: '请输入验证码',
    changeCaptcha: '点击更换验证码',
    withoutPicture: '看不清图片？自动验证',
    working: '正在验证，大约需要几秒',
    failed: '验证未完成，请重试',
    proven: '已通过验证，请继续登录',
  },
  en: {
    captcha: 'Captcha',
    captchaPlaceholder: 'Enter the captcha',
    changeCaptcha: 'Click to change the captcha',
    withoutPicture: 'Verify without a picture',
    working: 'Verifying, this takes a few seconds',
    failed: 'The verification did not finish, please retry',
    proven: 'Verified, please go on and log in',
  },
  zhtw: {
    captcha: '驗證碼',
    captchaPlaceholder: '請輸入驗證碼',
    changeCaptcha: '點擊更換驗證碼',
    withoutPicture: '看不清圖片？自動驗證',
    working: '正在驗證，大約需要幾秒',
    failed: '驗證未完成，請重試',
    proven: '已通過驗證，請繼續登入',
  },
  vi: {
    captcha: 'Mã xác nhận',
    captchaPlaceholder: 'Nhập mã xác nhận',
    changeCaptcha: 'Bấm để đổi mã',
    withoutPicture: 'Xác minh không cần hình ảnh',
    working: 'Đang xác minh, mất vài giây',
    failed: 'Chưa xác minh xong, vui lòng thử lại',
    proven: 'Đã xác minh, mời bạn đăng nhập',
  },
});
