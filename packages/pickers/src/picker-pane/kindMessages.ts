import { defineMessages } from '@smart-admin/ui/messages';

export const kindMessages = defineMessages({
  zh: { department: '部门', position: '岗位' },
  en: { department: 'Department', position: 'Position' },
  zhtw: { department: '部門', position: '職位' },
  vi: { department: 'Phòng ban', position: 'Chức vụ' },
});
