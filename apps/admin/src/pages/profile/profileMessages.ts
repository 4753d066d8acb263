import { defineMessages } from '@smart-admin/ui/messages';

export const profileMessages = defineMessages({
  zh: {
    title: '个人信息', base: '基本资料', password: '修改密码', organizes: '我的组织', authorize: '我的权限', subordinates: '我的下属', log: '系统日志', changeAvatar: '更换头像', avatarChanged: '头像已更换', avatarRule: '支持 gif、jpg、png、webp，不超过 5 MB', uploading: '上传中',
    realName: '姓名', account: '账号', gender: '性别', male: '男', female: '女', secret: '保密', mobile: '手机号', email: '邮箱', signature: '个性签名', organize: '所属组织', position: '岗位', role: '角色', manager: '直属主管', entryDate: '入职日期', createdAt: '创建时间', lastLogin: '上次登录', save: '保存', saved: '保存成功',
    oldPassword: '原密码', newPassword: '新密码', repeat: '确认密码', rule: '6-16位字符的密码（数字和字母组成）', differ: '两次输入的密码不一致', required: '不能为空', changed: '密码已修改，其他设备需要重新登录', submit: '修改密码',
    mainOrganize: '主要组织', mainPosition: '主要岗位', main: '主要', setMain: '设为主要', mainChanged: '已切换', none: '暂无', menu: '菜单', buttons: '按钮', noSubordinates: '暂无下属', expand: '展开',
  },
  en: {
    title: 'Profile', base: 'Basics', password: 'Password', organizes: 'My organisations', authorize: 'My permissions', subordinates: 'My subordinates', log: 'Log', changeAvatar: 'Change avatar', avatarChanged: 'Avatar changed', avatarRule: 'gif, jpg, png or webp up to 5 MB', uploading: 'Uploading',
    realName: 'Name', account: 'Account', gender: 'Gender', male: 'Male', female: 'Female', secret: 'Not told', mobile: 'Mobile', email: 'E-mail', signature: 'Signature', organize: 'Organisation', position: 'Position', role: 'Roles', manager: 'Manager', entryDate: 'Entry date', createdAt: 'Created', lastLogin: 'Last login', save: 'Save', saved: 'Saved',
    oldPassword: 'Old password', newPassword: 'New password', repeat: 'Repeat password', rule: '6-16 characters, letters and digits, with both', differ: 'The passwords differ', required: 'Required', changed: 'Password changed; other devices have to log in again', submit: 'Change password',
    mainOrganize: 'Main organisation', mainPosition: 'Main position', main: 'Main', setMain: 'Make main', mainChanged: 'Switched', none: 'None', menu: 'Menu', buttons: 'Buttons', noSubordinates: 'No subordinates', expand: 'Expand',
  },
  zhtw: {
    title: '個人資訊', base: '基本資料', password: '修改密碼', organizes: '我的組織', authorize: '我的權限', subordinates: '我的下屬', log: '系統日誌', changeAvatar: '更換頭像', avatarChanged: '頭像已更換', avatarRule: '支援 gif、jpg、png、webp，不超過 5 MB', uploading: '上傳中',
    realName: '姓名', account: '帳號', gender: '性別', male: '男', female: '女', secret: '保密', mobile: '手機號碼', email: '電子郵件', signature: '個性簽名', organize: '所屬組織', position: '職位', role: '角色', manager: '直屬主管', entryDate: '到職日期', createdAt: '建立時間', lastLogin: '上次登入', save: '儲存', saved: '儲存成功',
    oldPassword: '原密碼', newPassword: '新密碼', repeat: '確認密碼', rule: '6-16位字元的密碼（數字和字母組成）', differ: '兩次輸入的密碼不一致', required: '不能為空', changed: '密碼已修改，其他裝置需要重新登入', submit: '修改密碼',
    mainOrganize: '主要組織', mainPosition: '主要職位', main: '主要', setMain: '設為主要', mainChanged: '已切換', none: '暫無', menu: '選單', buttons: '按鈕', noSubordinates: '暫無下屬', expand: '展開',
  },
  vi: {
    title: 'Thông tin cá nhân', base: 'Cơ bản', password: 'Đổi mật khẩu', organizes: 'Tổ chức của tôi', authorize: 'Quyền của tôi', subordinates: 'Cấp dưới của tôi', log: 'Nhật ký', changeAvatar: 'Đổi ảnh đại diện', avatarChanged: 'Đã đổi ảnh', avatarRule: 'gif, jpg, png hoặc webp, tối đa 5 MB', uploading: 'Đang tải lên',
    realName: 'Họ tên', account: 'Tài khoản', gender: 'Giới tính', male: 'Nam', female: 'Nữ', secret: 'Không nêu', mobile: 'Di động', email: 'Email', signature: 'Chữ ký', organize: 'Tổ chức', position: 'Chức vụ', role: 'Vai trò', manager: 'Quản lý trực tiếp', entryDate: 'Ngày vào làm', createdAt: 'Ngày tạo', lastLogin: 'Lần đăng nhập trước', save: 'Lưu', saved: 'Đã lưu',
    oldPassword: 'Mật khẩu cũ', newPassword: 'Mật khẩu mới', repeat: 'Nhập lại mật khẩu', rule: '6-16 ký tự gồm chữ và số', differ: 'Hai mật khẩu không khớp', required: 'Không được để trống', changed: 'Đã đổi mật khẩu; các thiết bị khác phải đăng nhập lại', submit: 'Đổi mật khẩu',
    mainOrganize: 'Tổ chức chính', mainPosition: 'Chức vụ chính', main: 'Chính', setMain: 'Đặt làm chính', mainChanged: 'Đã chuyển', none: 'Không có', menu: 'Menu', buttons: 'Nút', noSubordinates: 'Không có cấp dưới', expand: 'Mở',
  },
});
