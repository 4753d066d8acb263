import { defineMessages } from '@smart-admin/ui/messages';

export const organizeMessages = defineMessages({
  zh: { label: '组织', department: '部门', shortName: '简称', telephone: '电话', address: '地址', administrators: '管理员', setAdministrators: '设置管理员', administratorsOf: '{name}的管理员', people: '管理员', saved: '保存成功', company: '所属组织', upper: '上级', upperHelp: '不选则为顶级组织' },
  en: { label: 'Organisation', department: 'Department', shortName: 'Short name', telephone: 'Telephone', address: 'Address', administrators: 'Administrators', setAdministrators: 'Set administrators', administratorsOf: 'Administrators of {name}', people: 'Administrators', saved: 'Saved', company: 'Organisation', upper: 'Parent', upperHelp: 'Empty for the top level' },
  zhtw: { label: '組織', department: '部門', shortName: '簡稱', telephone: '電話', address: '地址', administrators: '管理員', setAdministrators: '設定管理員', administratorsOf: '{name}的管理員', people: '管理員', saved: '儲存成功', company: '所屬組織', upper: '上級', upperHelp: '不選則為頂級組織' },
  vi: { label: 'Tổ chức', department: 'Phòng ban', shortName: 'Tên ngắn', telephone: 'Điện thoại', address: 'Địa chỉ', administrators: 'Quản trị viên', setAdministrators: 'Đặt quản trị viên', administratorsOf: 'Quản trị viên của {name}', people: 'Quản trị viên', saved: 'Đã lưu', company: 'Tổ chức', upper: 'Cấp trên', upperHelp: 'Để trống nếu là cấp cao nhất' },
});
