import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../http/apiError.js';

const messages = defineMessages({
  zh: {
    accountTaken: '账号“{account}”已存在', mobileTaken: '手机号“{mobile}”已被使用', organizeMissing: '所选组织不存在', positionMissing: '所选岗位不存在', roleMissing: '所选角色不存在', groupMissing: '所选分组不存在', managerMissing: '所选主管不存在',
    managerIsSelf: '主管不能是自己或自己的下属', removeSelf: '不能删除自己', removeAdmin: '不能删除系统管理员', disableSelf: '不能禁用自己', disableAdmin: '不能禁用系统管理员', passwordsDiffer: '两次输入的密码不一致',
    beyondScope: '该数据不在您的管理范围内', beyondRights: '不能操作权限高于您的用户', cannotGive: '不能授予您没有的权限：{names}',
  },
  en: {
    accountTaken: 'The account "{account}" exists already', mobileTaken: 'The mobile number "{mobile}" is in use', organizeMissing: 'A chosen organization does not exist', positionMissing: 'A chosen position does not exist', roleMissing: 'A chosen role does not exist', groupMissing: 'A chosen group does not exist', managerMissing: 'The chosen manager does not exist',
    managerIsSelf: 'The manager must be neither the user nor one of his subordinates', removeSelf: 'You cannot delete yourself', removeAdmin: 'The administrator cannot be deleted', disableSelf: 'You cannot disable yourself', disableAdmin: 'The administrator cannot be disabled', passwordsDiffer: 'The two passwords differ',
    beyondScope: 'This is outside of what you manage', beyondRights: 'You cannot manage a user who may do more than you', cannotGive: 'You cannot give permissions that you do not have: {names}',
  },
  zhtw: {
    accountTaken: '帳號「{account}」已存在', mobileTaken: '手機號「{mobile}」已被使用', organizeMissing: '所選組織不存在', positionMissing: '所選崗位不存在', roleMissing: '所選角色不存在', groupMissing: '所選分組不存在', managerMissing: '所選主管不存在',
    managerIsSelf: '主管不能是自己或自己的下屬', removeSelf: '不能刪除自己', removeAdmin: '不能刪除系統管理員', disableSelf: '不能禁用自己', disableAdmin: '不能禁用系統管理員', passwordsDiffer: '兩次輸入的密碼不一致',
    beyondScope: '該資料不在您的管理範圍內', beyondRights: '不能操作權限高於您的使用者', cannotGive: '不能授予您沒有的權限：{names}',
  },
  vi: {
    accountTaken: 'Tài khoản "{account}" đã tồn tại', mobileTaken: 'Số điện thoại "{mobile}" đã được sử dụng', organizeMissing: 'Tổ chức đã chọn không tồn tại', positionMissing: 'Chức vụ đã chọn không tồn tại', roleMissing: 'Vai trò đã chọn không tồn tại', groupMissing: 'Nhóm đã chọn không tồn tại', managerMissing: 'Quản lý đã chọn không tồn tại',
    managerIsSelf: 'Quản lý không được là chính người đó hoặc cấp dưới của họ', removeSelf: 'Bạn không thể xóa chính mình', removeAdmin: 'Không thể xóa quản trị viên', disableSelf: 'Bạn không thể vô hiệu hóa chính mình', disableAdmin: 'Không thể vô hiệu hóa quản trị viên', passwordsDiffer: 'Hai mật khẩu không giống nhau',
    beyondScope: 'Dữ liệu này ngoài phạm vi quản lý của bạn', beyondRights: 'Bạn không thể quản lý người có nhiều quyền hơn mình', cannotGive: 'Không thể cấp quyền mà bạn không có: {names}',
  },
});

export const say = createSay(messages);
