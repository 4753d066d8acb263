import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from './apiError.js';

const messages = defineMessages({
  zh: {
    done: '操作成功', saved: '保存成功', deleted: '删除成功',
    unknownPath: '接口不存在：{path}', notFound: '数据不存在或已被删除', noPermission: '您没有权限执行此操作', busy: '数据正被他人修改，请稍后重试',
    duplicate: '数据已存在，不能重复', referenced: '数据已被使用，不能执行此操作', unavailable: '服务暂时不可用，请稍后重试',
    invalid: '提交的数据不正确', internal: '服务器内部错误，请联系管理员（编号 {id}）', tooMany: '操作过于频繁，请{seconds}秒后再试',
    malformed: '请求内容无法解析', tooLarge: '请求内容过大，上限为{limit}', mediaType: '不支持的内容类型',
    expired: '登录过期，请重新登录', forcedOff: '您的账号已被强制下线或在其他地方登录', noToken: '请先登录',
    required: '不能为空', tooLong: '不能超过{max}个字符', tooShort: '不能少于{min}个字符', tooBig: '不能大于{max}', tooSmall: '不能小于{min}',
    tooManyItems: '不能超过{max}项', tooFewItems: '不能少于{min}项', wrongType: '类型不正确', badFormat: '格式不正确', badChoice: '不在可选范围内', nullByte: '不能含有空字符',
    codeRule: '编码只能输入英文、数字和小数点且小数点不能放在首尾', accountRule: '只能输入数字英文', mobileRule: '请正确输入您的手机号', emailRule: '请正确输入您的邮箱地址', numericCodeRule: '编码只能输入数字',
  },
  en: {
    done: 'Done', saved: 'Saved', deleted: 'Deleted',
    unknownPath: 'There is no such call: {path}', notFound: 'This record does not exist or has been deleted', noPermission: 'You have no permission for this operation', busy: 'Somebody else is changing this record, please retry',
    duplicate: 'This record exists already', referenced: 'This record is in use, so the operation is not possible', unavailable: 'The service is not available right now, please retry later',
    invalid: 'The submitted data is not right', internal: 'Internal server error, please tell the administrator (number {id})', tooMany: 'Too many requests, please retry in {seconds} seconds',
    malformed: 'The request cannot be read', tooLarge: 'The request is too large; the limit is {limit}', mediaType: 'This content type is not supported',
    expired: 'Login expired, please log in again', forcedOff: 'Your account was forced offline or signed in elsewhere', noToken: 'Please log in first',
    required: 'must not be empty', tooLong: 'at most {max} characters', tooShort: 'at least {min} characters', tooBig: 'at most {max}', tooSmall: 'at least {min}',
    tooManyItems: 'at most {max} items', tooFewItems: 'at least {min} items', wrongType: 'wrong type', badFormat: 'wrong format', badChoice: 'not among the choices', nullByte: 'must not contain null characters',
    codeRule: 'The code takes English letters, digits and dots; a dot neither first nor last', accountRule: 'Only letters and digits', mobileRule: 'Please enter the correct mobile number', emailRule: 'Please enter the correct e-mail address', numericCodeRule: 'The code takes digits only',
  },
  zhtw: {
    done: '操作成功', saved: '儲存成功', deleted: '刪除成功',
    unknownPath: '介面不存在：{path}', notFound: '資料不存在或已被刪除', noPermission: '您沒有權限執行此操作', busy: '資料正被他人修改，請稍後重試',
    duplicate: '資料已存在，不能重複', referenced: '資料已被使用，不能執行此操作', unavailable: '服務暫時不可用，請稍後重試',
    invalid: '提交的資料不正確', internal: '伺服器內部錯誤，請聯繫管理員（編號 {id}）', tooMany: '操作過於頻繁，請{seconds}秒後再試',
    malformed: '請求內容無法解析', tooLarge: '請求內容過大，上限為{limit}', mediaType: '不支援的內容類型',
    expired: '登入過期，請重新登入', forcedOff: '您的帳號已被強制下線或在其他地方登入', noToken: '請先登入',
    required: '不能為空', tooLong: '不能超過{max}個字元', tooShort: '不能少於{min}個字元', tooBig: '不能大於{max}', tooSmall: '不能小於{min}',
    tooManyItems: '不能超過{max}項', tooFewItems: '不能少於{min}項', wrongType: '類型不正確', badFormat: '格式不正確', badChoice: '不在可選範圍內', nullByte: '不能含有空字元',
    codeRule: '編碼只能輸入英文、數字和小數點且小數點不能放在首尾', accountRule: '只能輸入數字英文', mobileRule: '請正確輸入您的手機號', emailRule: '請正確輸入您的郵箱地址', numericCodeRule: '編碼只能輸入數字',
  },
  vi: {
    done: 'Thao tác thành công', saved: 'Đã lưu', deleted: 'Đã xóa',
    unknownPath: 'Không có lời gọi này: {path}', notFound: 'Dữ liệu không tồn tại hoặc đã bị xóa', noPermission: 'Bạn không có quyền thực hiện thao tác này', busy: 'Người khác đang sửa dữ liệu này, vui lòng thử lại',
    duplicate: 'Dữ liệu đã tồn tại', referenced: 'Dữ liệu đang được sử dụng nên không thể thực hiện', unavailable: 'Dịch vụ tạm thời không khả dụng, vui lòng thử lại sau',
    invalid: 'Dữ liệu gửi lên không đúng', internal: 'Lỗi máy chủ, vui lòng báo quản trị viên (số {id})', tooMany: 'Quá nhiều yêu cầu, vui lòng thử lại sau {seconds} giây',
    malformed: 'Không đọc được yêu cầu', tooLarge: 'Yêu cầu quá lớn, giới hạn là {limit}', mediaType: 'Không hỗ trợ kiểu nội dung này',
    expired: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại', forcedOff: 'Tài khoản của bạn đã bị buộc ngoại tuyến hoặc đăng nhập ở nơi khác', noToken: 'Vui lòng đăng nhập trước',
    required: 'không được để trống', tooLong: 'tối đa {max} ký tự', tooShort: 'ít nhất {min} ký tự', tooBig: 'tối đa {max}', tooSmall: 'ít nhất {min}',
    tooManyItems: 'tối đa {max} mục', tooFewItems: 'ít nhất {min} mục', wrongType: 'sai kiểu', badFormat: 'sai định dạng', badChoice: 'không nằm trong lựa chọn', nullByte: 'không được chứa ký tự rỗng',
    codeRule: 'Mã chỉ gồm chữ cái tiếng Anh, chữ số và dấu chấm; dấu chấm không ở đầu hoặc cuối', accountRule: 'Chỉ gồm chữ cái và chữ số', mobileRule: 'Vui lòng nhập đúng số điện thoại', emailRule: 'Vui lòng nhập đúng địa chỉ e-mail', numericCodeRule: 'Mã chỉ gồm chữ số',
  },
});

/** Texts of the HTTP layer that modules may use too. */
export const say = createSay(messages);
