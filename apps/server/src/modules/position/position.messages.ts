import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    organizeMissing: '所选组织不存在',
    hasMembers: '“{name}”下还有{count}名成员，不能删除',
  },
  en: {
    organizeMissing: 'The chosen organisation does not exist',
    hasMembers: '"{name}" has {count} members and cannot be deleted',
  },
  zhtw: {
    organizeMissing: '所選組織不存在',
    hasMembers: '「{name}」下還有{count}名成員，不能刪除',
  },
  vi: {
    organizeMissing: 'Tổ chức đã chọn không tồn tại',
    hasMembers: '"{name}" còn {count} thành viên nên không thể xóa',
  },
});

/** Texts of positions, roles and groups. */
export const t = createTranslator(messages);
