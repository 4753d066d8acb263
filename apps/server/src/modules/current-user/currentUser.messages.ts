import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    noAvatar: '头像文件不存在或不是您上传的',
    mobileTaken: '手机号“{mobile}”已被使用',
    samePassword: '新密码不能与原密码相同',
    notYours: '所选组织或岗位不属于您',
    notSubordinate: '该用户不是您的下属',
  },
  en: {
    noAvatar: 'The avatar file does not exist or is not yours',
    mobileTaken: 'The mobile number "{mobile}" is in use',
    samePassword: 'The new password must differ from the old one',
    notYours: 'You do not belong to this organisation or position',
    notSubordinate: 'This user is not one of your subordinates',
  },
  zhtw: {
    noAvatar: '頭像檔案不存在或不是您上傳的',
    mobileTaken: '手機號「{mobile}」已被使用',
    samePassword: '新密碼不能與原密碼相同',
    notYours: '所選組織或崗位不屬於您',
    notSubordinate: '該使用者不是您的下屬',
  },
  vi: {
    noAvatar: 'Tệp ảnh không tồn tại hoặc không phải của bạn',
    mobileTaken: 'Số điện thoại "{mobile}" đã được sử dụng',
    samePassword: 'Mật khẩu mới phải khác mật khẩu cũ',
    notYours: 'Bạn không thuộc tổ chức hoặc chức vụ này',
    notSubordinate: 'Người này không phải cấp dưới của bạn',
  },
});

export const t = createTranslator(messages);
