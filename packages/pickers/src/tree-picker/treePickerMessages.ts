import { defineMessages } from '@smart-admin/ui/messages';

/** Heads of the pickers over trees. */
export const treePickerMessages = defineMessages({
  zh: {
    organize: '组织选择',
    organizeHint: '仅可选择部门或岗位',
    department: '选择部门',
    position: '选择岗位',
    dictionary: '选择字典项',
    role: '选择角色',
    group: '选择分组',
    user: '选择用户',
  },
  en: {
    organize: 'Select organisation',
    organizeHint: 'Only departments and positions can be selected',
    department: 'Select department',
    position: 'Select position',
    dictionary: 'Select dictionary item',
    role: 'Select role',
    group: 'Select group',
    user: 'Select user',
  },
  zhtw: {
    organize: '組織選擇',
    organizeHint: '僅可選擇部門或職位',
    department: '選擇部門',
    position: '選擇職位',
    dictionary: '選擇字典項目',
    role: '選擇角色',
    group: '選擇分組',
    user: '選擇使用者',
  },
  vi: {
    organize: 'Chọn tổ chức',
    organizeHint: 'Chỉ chọn được phòng ban hoặc chức vụ',
    department: 'Chọn phòng ban',
    position: 'Chọn chức vụ',
    dictionary: 'Chọn mục từ điển',
    role: 'Chọn vai trò',
    group: 'Chọn nhóm',
    user: 'Chọn người dùng',
  },
});
