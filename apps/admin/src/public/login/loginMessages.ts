import { defineMessages } from '@smart-admin/ui/messages';

export const loginMessages = defineMessages({
  zh: {
    title: '登录', subtitle: '使用企业账号进入工作台', slogan: '一个平台，管好每一个车位', sloganText: '组织、流程、表单与停车运营，同一套权限、同一份数据。', byAccount: '账号密码', bySms: '短信验证码', byScan: '扫码登录', mode: '登录方式',
    account: '账号', accountPlaceholder: '请输入账号或手机号', accountRule: '', password: '密码', passwordPlaceholder: '请输入密码', capsLock: '大写锁定已打开', captcha: '验证码', captchaPlaceholder: '请输入验证码', changeCaptcha: '点击更换验证码',
    mobile: '手机号', mobilePlaceholder: '请输入手机号', mobileInvalid: '请输入正确的手机号', smsCode: '短信验证码', smsPlaceholder: '请输入短信验证码', getCode: '获取验证码', resend: '重新获取', resendIn: '{seconds} 秒后重新获取', codeSent: '验证码已发送',
    company: '公司名称', companyPlaceholder: '请输入公司名称', contact: '联系人', contactPlaceholder: '请输入联系人', unknownMobile: '该手机号尚未开通账号，请填写公司与联系人提交申请', apply: '提交申请', applied: '申请已提交，管理员审核后会与您联系',
    remember: '记住账号', forgot: '忘记密码', forgotText: '请联系管理员重置密码', submit: '登录', failed: '登录失败', required: '不能为空', scanHint: '使用已登录的手机浏览器扫描二维码', scanRefresh: '二维码会自动刷新', scanExpired: '二维码已过期', refresh: '刷新', scanConfirm: '确认在电脑上登录？', scanConfirmText: '您的账号将在扫码的电脑上登录，请确认是您本人操作', confirm: '确认登录', cancel: '取消', scanConfirmed: '已确认，请在电脑上继续',
    statement: '官方声明', language: '语言',
  },
  en: {
    title: 'Log in', subtitle: 'Enter the workspace with your company account', slogan: 'One platform for every parking space', sloganText: 'Organisation, flows, forms and parking on one set of permissions and one set of data.', byAccount: 'Password', bySms: 'SMS code', byScan: 'App scan', mode: 'Way to log in',
    account: 'Account', accountPlaceholder: 'Account or mobile number', accountRule: 'Sub-accounts: mobile@account', password: 'Password', passwordPlaceholder: 'Enter the password', capsLock: 'Caps lock is on', captcha: 'Captcha', captchaPlaceholder: 'Enter the captcha', changeCaptcha: 'Click to change the captcha',
    mobile: 'Mobile number', mobilePlaceholder: 'Enter the mobile number', mobileInvalid: 'Please enter the correct mobile number', smsCode: 'SMS code', smsPlaceholder: 'Enter the SMS code', getCode: 'Get code', resend: 'Resend', resendIn: 'Resend in {seconds} s', codeSent: 'Code sent',
    company: 'Company', companyPlaceholder: 'Enter the company', contact: 'Contact', contactPlaceholder: 'Enter the contact', unknownMobile: 'No account has this mobile number yet; give company and contact to apply for one', apply: 'Apply', applied: 'Application sent; the administrators will get in touch',
    remember: 'Remember account', forgot: 'Forgot password', forgotText: 'Ask an administrator to reset the password', submit: 'Log in', failed: 'Login failed', required: 'Required', scanHint: 'Scan with the browser of a phone that is signed in', scanRefresh: 'The code refreshes by itself', scanExpired: 'The code has expired', refresh: 'Refresh', scanConfirm: 'Log in on the computer?', scanConfirmText: 'Your account will be signed in on the computer that shows the code. Make sure that it is you', confirm: 'Log in', cancel: 'Cancel', scanConfirmed: 'Confirmed; go on at the computer',
    statement: 'Official statement', language: 'Language',
  },
  zhtw: {
    title: '登入', subtitle: '使用企業帳號進入工作臺', slogan: '一個平臺，管好每一個車位', sloganText: '組織、流程、表單與停車營運，同一套權限、同一份資料。', byAccount: '帳號密碼', bySms: '簡訊驗證碼', byScan: '掃碼登入', mode: '登入方式',
    account: '帳號', accountPlaceholder: '請輸入帳號或手機號碼', accountRule: '子帳號格式：手機號碼@帳號', password: '密碼', passwordPlaceholder: '請輸入密碼', capsLock: '大寫鎖定已開啟', captcha: '驗證碼', captchaPlaceholder: '請輸入驗證碼', changeCaptcha: '點擊更換驗證碼',
    mobile: '手機號碼', mobilePlaceholder: '請輸入手機號碼', mobileInvalid: '請輸入正確的手機號碼', smsCode: '簡訊驗證碼', smsPlaceholder: '請輸入簡訊驗證碼', getCode: '取得驗證碼', resend: '重新取得', resendIn: '{seconds} 秒後重新取得', codeSent: '驗證碼已傳送',
    company: '公司名稱', companyPlaceholder: '請輸入公司名稱', contact: '聯絡人', contactPlaceholder: '請輸入聯絡人', unknownMobile: '該手機號碼尚未開通帳號，請填寫公司與聯絡人提出申請', apply: '提出申請', applied: '申請已提出，管理員審核後會與您聯絡',
    remember: '記住帳號', forgot: '忘記密碼', forgotText: '請聯絡管理員重設密碼', submit: '登入', failed: '登入失敗', required: '不能為空', scanHint: '使用已登入的手機瀏覽器掃描 QR Code', scanRefresh: 'QR Code 會自動更新', scanExpired: 'QR Code 已過期', refresh: '更新', scanConfirm: '確認在電腦上登入？', scanConfirmText: '您的帳號將在掃碼的電腦上登入，請確認是您本人操作', confirm: '確認登入', cancel: '取消', scanConfirmed: '已確認，請在電腦上繼續',
    statement: '官方聲明', language: '語言',
  },
  vi: {
    title: 'Đăng nhập', subtitle: 'Vào không gian làm việc bằng tài khoản công ty', slogan: 'Một nền tảng cho mọi chỗ đỗ xe', sloganText: 'Tổ chức, quy trình, biểu mẫu và vận hành bãi xe trên cùng một hệ thống quyền và dữ liệu.', byAccount: 'Mật khẩu', bySms: 'Mã SMS', byScan: 'Quét mã', mode: 'Cách đăng nhập',
    account: 'Tài khoản', accountPlaceholder: 'Tài khoản hoặc số di động', accountRule: '', password: 'Mật khẩu', passwordPlaceholder: 'Nhập mật khẩu', capsLock: 'Caps lock đang bật', captcha: 'Mã xác nhận', captchaPlaceholder: 'Nhập mã xác nhận', changeCaptcha: 'Bấm để đổi mã',
    mobile: 'Số di động', mobilePlaceholder: 'Nhập số di động', mobileInvalid: 'Vui lòng nhập đúng số di động', smsCode: 'Mã SMS', smsPlaceholder: 'Nhập mã SMS', getCode: 'Lấy mã', resend: 'Gửi lại', resendIn: 'Gửi lại sau {seconds} giây', codeSent: 'Đã gửi mã',
    company: 'Công ty', companyPlaceholder: 'Nhập tên công ty', contact: 'Người liên hệ', contactPlaceholder: 'Nhập người liên hệ', unknownMobile: 'Số này chưa có tài khoản; hãy điền công ty và người liên hệ để đăng ký', apply: 'Gửi đăng ký', applied: 'Đã gửi đăng ký, quản trị viên sẽ liên hệ với bạn',
    remember: 'Nhớ tài khoản', forgot: 'Quên mật khẩu', forgotText: 'Hãy nhờ quản trị viên đặt lại mật khẩu', submit: 'Đăng nhập', failed: 'Đăng nhập thất bại', required: 'Không được để trống', scanHint: 'Quét bằng trình duyệt trên điện thoại đã đăng nhập', scanRefresh: 'Mã tự làm mới', scanExpired: 'Mã đã hết hạn', refresh: 'Làm mới', scanConfirm: 'Đăng nhập trên máy tính?', scanConfirmText: 'Tài khoản của bạn sẽ được đăng nhập trên máy tính hiển thị mã. Hãy chắc chắn đó là bạn', confirm: 'Đăng nhập', cancel: 'Hủy', scanConfirmed: 'Đã xác nhận, hãy tiếp tục trên máy tính',
    statement: 'Tuyên bố chính thức', language: 'Ngôn ngữ',
  },
});
