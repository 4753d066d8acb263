import { defineMessages } from '@smart-admin/ui/messages';

export const userMessages = defineMessages({
  zh: {
    label: '用户', tree: '组织架构', keyword: '姓名 / 账号 / 手机号', realName: '姓名', account: '账号', department: '部门', position: '岗位', role: '角色', group: '分组', mobile: '手机号', email: '邮箱', lastLogin: '最近登录', gender: '性别', male: '男', female: '女', secret: '保密', organizes: '所属组织', manager: '直属主管', entryDate: '入职日期', password: '登录密码', passwordRule: '6-16位字符的密码（数字和字母组成）',
    unlock: '解锁', resetPassword: '重置密码', newPassword: '新密码', repeatPassword: '确认密码', passwordsDiffer: '两次输入的密码不一致', passwordReset: '密码已重置，该用户需要重新登录', authorize: '授权', unlocked: '已解锁', stateChanged: '状态已修改',
    importRow: '行号', importOrganize: '所属组织', importPosition: '岗位', importRole: '角色', importNote: '说明', initialPassword: '导入用户的初始密码：{password}',
  },
  en: {
    label: 'User', tree: 'Organisation', keyword: 'Name / account / mobile', realName: 'Name', account: 'Account', department: 'Department', position: 'Position', role: 'Roles', group: 'Groups', mobile: 'Mobile', email: 'E-mail', lastLogin: 'Last login', gender: 'Gender', male: 'Male', female: 'Female', secret: 'Not told', organizes: 'Organisations', manager: 'Manager', entryDate: 'Entry date', password: 'Password', passwordRule: '6-16 characters, letters and digits, with both',
    unlock: 'Unlock', resetPassword: 'Reset password', newPassword: 'New password', repeatPassword: 'Repeat password', passwordsDiffer: 'The passwords differ', passwordReset: 'Password reset; the user has to log in again', authorize: 'Authorize', unlocked: 'Unlocked', stateChanged: 'State changed',
    importRow: 'Row', importOrganize: 'Organisation', importPosition: 'Position', importRole: 'Role', importNote: 'Note', initialPassword: 'Initial password of the imported users: {password}',
  },
  zhtw: {
    label: '使用者', tree: '組織架構', keyword: '姓名 / 帳號 / 手機號碼', realName: '姓名', account: '帳號', department: '部門', position: '職位', role: '角色', group: '群組', mobile: '手機號碼', email: '電子郵件', lastLogin: '最近登入', gender: '性別', male: '男', female: '女', secret: '保密', organizes: '所屬組織', manager: '直屬主管', entryDate: '到職日期', password: '登入密碼', passwordRule: '6-16位字元的密碼（數字和字母組成）',
    unlock: '解鎖', resetPassword: '重設密碼', newPassword: '新密碼', repeatPassword: '確認密碼', passwordsDiffer: '兩次輸入的密碼不一致', passwordReset: '密碼已重設，該使用者需要重新登入', authorize: '授權', unlocked: '已解鎖', stateChanged: '狀態已修改',
    importRow: '列號', importOrganize: '所屬組織', importPosition: '職位', importRole: '角色', importNote: '說明', initialPassword: '匯入使用者的初始密碼：{password}',
  },
  vi: {
    label: 'Người dùng', tree: 'Cơ cấu tổ chức', keyword: 'Tên / tài khoản / di động', realName: 'Họ tên', account: 'Tài khoản', department: 'Phòng ban', position: 'Chức vụ', role: 'Vai trò', group: 'Nhóm', mobile: 'Di động', email: 'Email', lastLogin: 'Đăng nhập gần nhất', gender: 'Giới tính', male: 'Nam', female: 'Nữ', secret: 'Không nêu', organizes: 'Tổ chức', manager: 'Quản lý trực tiếp', entryDate: 'Ngày vào làm', password: 'Mật khẩu', passwordRule: '6-16 ký tự gồm chữ và số',
    unlock: 'Mở khóa', resetPassword: 'Đặt lại mật khẩu', newPassword: 'Mật khẩu mới', repeatPassword: 'Nhập lại mật khẩu', passwordsDiffer: 'Hai mật khẩu không khớp', passwordReset: 'Đã đặt lại; người dùng phải đăng nhập lại', authorize: 'Phân quyền', unlocked: 'Đã mở khóa', stateChanged: 'Đã đổi trạng thái',
    importRow: 'Dòng', importOrganize: 'Tổ chức', importPosition: 'Chức vụ', importRole: 'Vai trò', importNote: 'Mô tả', initialPassword: 'Mật khẩu ban đầu của người dùng đã nhập: {password}',
  },
});
