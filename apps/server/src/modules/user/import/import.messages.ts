import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../../http/apiError.js';

const messages = defineMessages({
  zh: {
    sheet: '用户', account: '账号', realName: '姓名', gender: '性别', mobilePhone: '手机号', email: '邮箱', organize: '所属组织', position: '岗位', role: '角色', description: '备注', errors: '错误信息', state: '状态', lastLoginTime: '最近登录', creatorTime: '创建时间',
    male: '男', female: '女', secret: '保密', enabled: '启用', disabled: '禁用', locked: '锁定', templateName: '用户导入模板', exceptionName: '用户导入错误数据', exportName: '用户',
    noFile: '文件不存在或不是您上传的', notExcel: '文件不是有效的Excel文件', wrongTemplate: '表头与模板不一致，请下载最新模板', empty: '文件中没有数据', tooMany: '一次最多导入{limit}行',
    needed: '{field}不能为空', badGender: '性别只能是男、女或保密', accountTaken: '账号已存在', mobileTaken: '手机号已被使用', accountTwice: '账号与第{row}行重复', mobileTwice: '手机号与第{row}行重复',
    organizeUnknown: '所属组织不存在', organizeAmbiguous: '所属组织不唯一，请填写完整路径', positionUnknown: '岗位“{name}”不存在', roleUnknown: '角色“{name}”不存在', beyondScope: '所属组织不在您的管理范围内', cannotGive: '您不能授予“{name}”',
    tooLong: '{field}过长', badAccount: '账号只能输入数字英文', badMobile: '请正确输入您的手机号', badEmail: '请正确输入您的邮箱地址',
  },
  en: {
    sheet: 'Users', account: 'Account', realName: 'Name', gender: 'Gender', mobilePhone: 'Mobile', email: 'E-mail', organize: 'Organization', position: 'Position', role: 'Role', description: 'Remarks', errors: 'Errors', state: 'State', lastLoginTime: 'Last sign-in', creatorTime: 'Created',
    male: 'Male', female: 'Female', secret: 'Unknown', enabled: 'Enabled', disabled: 'Disabled', locked: 'Locked', templateName: 'User import template', exceptionName: 'User import errors', exportName: 'Users',
    noFile: 'The file does not exist or is not yours', notExcel: 'This is not a valid Excel file', wrongTemplate: 'The header differs from the template, please download the current one', empty: 'The file holds no data', tooMany: 'At most {limit} rows at once',
    needed: '{field} must not be empty', badGender: 'The gender is Male, Female or Unknown', accountTaken: 'The account exists already', mobileTaken: 'The mobile number is in use', accountTwice: 'The account is the same as in row {row}', mobileTwice: 'The mobile number is the same as in row {row}',
    organizeUnknown: 'The organization does not exist', organizeAmbiguous: 'Several organizations have this name, please give the whole path', positionUnknown: 'The position "{name}" does not exist', roleUnknown: 'The role "{name}" does not exist', beyondScope: 'The organization is outside of what you manage', cannotGive: 'You cannot give "{name}"',
    tooLong: '{field} is too long', badAccount: 'The account takes letters and digits only', badMobile: 'Please enter the correct mobile number', badEmail: 'Please enter the correct e-mail address',
  },
  zhtw: {
    sheet: '使用者', account: '帳號', realName: '姓名', gender: '性別', mobilePhone: '手機號', email: '郵箱', organize: '所屬組織', position: '崗位', role: '角色', description: '備註', errors: '錯誤資訊', state: '狀態', lastLoginTime: '最近登入', creatorTime: '建立時間',
    male: '男', female: '女', secret: '保密', enabled: '啟用', disabled: '禁用', locked: '鎖定', templateName: '使用者匯入範本', exceptionName: '使用者匯入錯誤資料', exportName: '使用者',
    noFile: '檔案不存在或不是您上傳的', notExcel: '檔案不是有效的Excel檔案', wrongTemplate: '表頭與範本不一致，請下載最新範本', empty: '檔案中沒有資料', tooMany: '一次最多匯入{limit}列',
    needed: '{field}不能為空', badGender: '性別只能是男、女或保密', accountTaken: '帳號已存在', mobileTaken: '手機號已被使用', accountTwice: '帳號與第{row}列重複', mobileTwice: '手機號與第{row}列重複',
    organizeUnknown: '所屬組織不存在', organizeAmbiguous: '所屬組織不唯一，請填寫完整路徑', positionUnknown: '崗位「{name}」不存在', roleUnknown: '角色「{name}」不存在', beyondScope: '所屬組織不在您的管理範圍內', cannotGive: '您不能授予「{name}」',
    tooLong: '{field}過長', badAccount: '帳號只能輸入數字英文', badMobile: '請正確輸入您的手機號', badEmail: '請正確輸入您的郵箱地址',
  },
  vi: {
    sheet: 'Người dùng', account: 'Tài khoản', realName: 'Họ tên', gender: 'Giới tính', mobilePhone: 'Điện thoại', email: 'E-mail', organize: 'Tổ chức', position: 'Chức vụ', role: 'Vai trò', description: 'Ghi chú', errors: 'Lỗi', state: 'Trạng thái', lastLoginTime: 'Đăng nhập gần nhất', creatorTime: 'Ngày tạo',
    male: 'Nam', female: 'Nữ', secret: 'Không rõ', enabled: 'Hoạt động', disabled: 'Vô hiệu', locked: 'Đã khóa', templateName: 'Mẫu nhập người dùng', exceptionName: 'Lỗi nhập người dùng', exportName: 'Người dùng',
    noFile: 'Tệp không tồn tại hoặc không phải của bạn', notExcel: 'Đây không phải tệp Excel hợp lệ', wrongTemplate: 'Tiêu đề khác với mẫu, vui lòng tải mẫu mới nhất', empty: 'Tệp không có dữ liệu', tooMany: 'Tối đa {limit} dòng mỗi lần',
    needed: '{field} không được để trống', badGender: 'Giới tính chỉ là Nam, Nữ hoặc Không rõ', accountTaken: 'Tài khoản đã tồn tại', mobileTaken: 'Số điện thoại đã được sử dụng', accountTwice: 'Tài khoản trùng với dòng {row}', mobileTwice: 'Số điện thoại trùng với dòng {row}',
    organizeUnknown: 'Tổ chức không tồn tại', organizeAmbiguous: 'Có nhiều tổ chức cùng tên, vui lòng ghi đầy đủ đường dẫn', positionUnknown: 'Chức vụ "{name}" không tồn tại', roleUnknown: 'Vai trò "{name}" không tồn tại', beyondScope: 'Tổ chức ngoài phạm vi quản lý của bạn', cannotGive: 'Bạn không thể cấp "{name}"',
    tooLong: '{field} quá dài', badAccount: 'Tài khoản chỉ gồm chữ cái và chữ số', badMobile: 'Vui lòng nhập đúng số điện thoại', badEmail: 'Vui lòng nhập đúng địa chỉ e-mail',
  },
});

export const say = createSay(messages);
