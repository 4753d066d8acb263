import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

export const t = createTranslator(
  defineMessages({
    zh: {
      unknownPlaceholder: '文本中的占位符 {name} 不在列表中',
      sameName: '占位符 {name} 重复',
      system: '“{name}”是系统模板，不能删除',
      noServer: '请填写邮件服务器',
      noSender: '请填写发件人地址',
      wrongProvider: '该渠道不支持此服务商',
      secretAgain: '服务器、账号或加密方式已更改，请重新填写密码',
      secretInClear: '不加密的连接不能使用账号和密码',
      serverAway: '邮件服务器没有正常应答：{reason}。请检查地址、端口和加密方式，或先停用该渠道再保存',
      accountRefused: '邮件服务器拒绝该账号或密码：{reason}',
    },
    en: {
      unknownPlaceholder: 'The text mentions {name}, which is not in the list of placeholders',
      sameName: 'The placeholder {name} stands there twice',
      system: '"{name}" belongs to the system and cannot be deleted',
      noServer: 'Fill in the mail server',
      noSender: 'Fill in the address of the sender',
      wrongProvider: 'The channel has no such provider',
      secretAgain: 'Server, account or protection is another one: fill in the password again',
      secretInClear: 'An account and its password need a protected connection',
      serverAway:
        'The mail server does not answer as it should: {reason}. Check address, port and protection, or save with the channel switched off',
      accountRefused: 'The mail server refuses the account or its password: {reason}',
    },
    zhtw: {
      unknownPlaceholder: '文字中的預留位置 {name} 不在清單中',
      sameName: '預留位置 {name} 重複',
      system: '「{name}」是系統範本，不能刪除',
      noServer: '請填寫郵件伺服器',
      noSender: '請填寫寄件人地址',
      wrongProvider: '該管道不支援此服務商',
      secretAgain: '伺服器、帳號或加密方式已變更，請重新填寫密碼',
      secretInClear: '未加密的連線不能使用帳號和密碼',
      serverAway: '郵件伺服器沒有正常回應：{reason}。請檢查位址、連接埠和加密方式，或先停用該管道再儲存',
      accountRefused: '郵件伺服器拒絕該帳號或密碼：{reason}',
    },
    vi: {
      unknownPlaceholder: 'Nội dung có {name} nhưng danh sách biến không có',
      sameName: 'Biến {name} bị lặp',
      system: '"{name}" thuộc hệ thống, không thể xóa',
      noServer: 'Hãy nhập máy chủ thư',
      noSender: 'Hãy nhập địa chỉ người gửi',
      wrongProvider: 'Kênh không hỗ trợ nhà cung cấp này',
      secretAgain: 'Máy chủ, tài khoản hoặc bảo mật đã đổi: hãy nhập lại mật khẩu',
      secretInClear: 'Tài khoản và mật khẩu cần kết nối được mã hóa',
      serverAway:
        'Máy chủ thư không trả lời đúng: {reason}. Hãy kiểm tra địa chỉ, cổng và bảo mật, hoặc tắt kênh rồi lưu',
      accountRefused: 'Máy chủ thư từ chối tài khoản hoặc mật khẩu: {reason}',
    },
  }),
);
