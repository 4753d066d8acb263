import { defineMessages } from '@smart-admin/ui/messages';

export const organizeMessages = defineMessages({
  zh: { title: '组织选择', hint: '仅可选择部门或岗位', department: '部门', position: '岗位' },
  en: {
    title: 'Select organization',
    hint: 'Only departments and positions can be selected',
    department: 'Department',
    position: 'Position',
  },
  zhtw: { title: '組織選擇', hint: '僅可選擇部門或職位', department: '部門', position: '職位' },
  vi: {
    title: 'Chọn tổ chức',
    hint: 'Chỉ chọn được phòng ban hoặc chức vụ',
    department: 'Phòng ban',
    position: 'Chức vụ',
  },
});
