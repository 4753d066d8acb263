import { defineMessages } from '@smart-admin/ui/messages';

export const grantMessages = defineMessages({
  zh: {
    visit: '访问页面', button: '按钮权限', list: '列表权限', form: '表单权限', data: '数据权限', checkAll: '全部选中', deselectAll: '取消全选', expandAll: '全部展开', foldAll: '全部折叠', selectRoles: '选择角色', selectRolesTitle: '选择角色，将其权限加入当前选择', takeOver: '加入', search: '搜索菜单或权限', save: '保存', saved: '权限已保存', cancel: '取消', titleOf: '{name}的权限', membersOf: '{name}的成员', members: '成员', permissions: '权限', unsaved: '有未保存的修改，确定放弃吗？', discard: '放弃修改',
    all: '全部数据', organizes: '指定组织', departmentAndBelow: '本部门及以下', department: '本部门', own: '仅本人', scopeOf: '{name}的数据范围', chooseOrganizes: '选择组织', changed: '未保存', ready: '已保存',
    Role: '角色', Position: '岗位', User: '用户', Group: '分组', chooseHolder: '请选择授权对象', chooseHolderText: '在左侧选择角色、岗位、用户或分组后设置其权限', searchHolder: '搜索名称', holders: '授权对象', nothing: '没有匹配的对象',
  },
  en: {
    visit: 'Open page', button: 'Buttons', list: 'List columns', form: 'Form fields', data: 'Data', checkAll: 'Check all', deselectAll: 'Deselect all', expandAll: 'Expand all', foldAll: 'Fold all', selectRoles: 'Select roles', selectRolesTitle: 'Add the permissions of roles to the selection', takeOver: 'Add', search: 'Search menu or permission', save: 'Save', saved: 'Permissions saved', cancel: 'Cancel', titleOf: 'Permissions of {name}', membersOf: 'Members of {name}', members: 'Members', permissions: 'Permissions', unsaved: 'There are unsaved changes. Discard them?', discard: 'Discard',
    all: 'All data', organizes: 'Chosen organisations', departmentAndBelow: 'Own department and below', department: 'Own department', own: 'Own only', scopeOf: 'Data scope of {name}', chooseOrganizes: 'Choose organisations', changed: 'Not saved', ready: 'Saved',
    Role: 'Roles', Position: 'Positions', User: 'Users', Group: 'Groups', chooseHolder: 'Choose somebody', chooseHolderText: 'Choose a role, position, user or group at the left to set its permissions', searchHolder: 'Search by name', holders: 'Holders', nothing: 'Nobody matches',
  },
  zhtw: {
    visit: '存取頁面', button: '按鈕權限', list: '列表權限', form: '表單權限', data: '資料權限', checkAll: '全部選取', deselectAll: '取消全選', expandAll: '全部展開', foldAll: '全部摺疊', selectRoles: '選擇角色', selectRolesTitle: '選擇角色，將其權限加入目前選擇', takeOver: '加入', search: '搜尋選單或權限', save: '儲存', saved: '權限已儲存', cancel: '取消', titleOf: '{name}的權限', membersOf: '{name}的成員', members: '成員', permissions: '權限', unsaved: '有未儲存的修改，確定放棄嗎？', discard: '放棄修改',
    all: '全部資料', organizes: '指定組織', departmentAndBelow: '本部門及以下', department: '本部門', own: '僅本人', scopeOf: '{name}的資料範圍', chooseOrganizes: '選擇組織', changed: '未儲存', ready: '已儲存',
    Role: '角色', Position: '職位', User: '使用者', Group: '群組', chooseHolder: '請選擇授權對象', chooseHolderText: '在左側選擇角色、職位、使用者或群組後設定其權限', searchHolder: '搜尋名稱', holders: '授權對象', nothing: '沒有符合的對象',
  },
  vi: {
    visit: 'Mở trang', button: 'Nút', list: 'Cột danh sách', form: 'Trường biểu mẫu', data: 'Dữ liệu', checkAll: 'Chọn tất cả', deselectAll: 'Bỏ chọn tất cả', expandAll: 'Mở tất cả', foldAll: 'Thu tất cả', selectRoles: 'Chọn vai trò', selectRolesTitle: 'Thêm quyền của các vai trò vào lựa chọn', takeOver: 'Thêm', search: 'Tìm menu hoặc quyền', save: 'Lưu', saved: 'Đã lưu quyền', cancel: 'Hủy', titleOf: 'Quyền của {name}', membersOf: 'Thành viên của {name}', members: 'Thành viên', permissions: 'Quyền', unsaved: 'Có thay đổi chưa lưu. Bỏ qua chúng?', discard: 'Bỏ thay đổi',
    all: 'Toàn bộ dữ liệu', organizes: 'Tổ chức đã chọn', departmentAndBelow: 'Phòng ban và cấp dưới', department: 'Phòng ban', own: 'Chỉ của mình', scopeOf: 'Phạm vi dữ liệu của {name}', chooseOrganizes: 'Chọn tổ chức', changed: 'Chưa lưu', ready: 'Đã lưu',
    Role: 'Vai trò', Position: 'Chức vụ', User: 'Người dùng', Group: 'Nhóm', chooseHolder: 'Hãy chọn đối tượng', chooseHolderText: 'Chọn vai trò, chức vụ, người dùng hoặc nhóm ở bên trái để đặt quyền', searchHolder: 'Tìm theo tên', holders: 'Đối tượng', nothing: 'Không có đối tượng phù hợp',
  },
});
