import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    organizeMissing: '所选组织不存在',
    hasMembers: '“{name}”下还有{count}名成员，不能删除',
    hasUnseenMembers: '“{name}”下还有您无权查看的成员，不能删除；请联系能查看全部成员的管理员',
  },
  en: {
    organizeMissing: 'The chosen organisation does not exist',
    hasMembers: '"{name}" has {count} members and cannot be deleted',
    hasUnseenMembers:
      '"{name}" has members whom you may not see, so it cannot be deleted; ask an administrator who sees them all',
  },
  zhtw: {
    organizeMissing: '所選組織不存在',
    hasMembers: '「{name}」下還有{count}名成員，不能刪除',
    hasUnseenMembers: '「{name}」下還有您無權檢視的成員，不能刪除；請聯絡能檢視全部成員的管理員',
  },
  vi: {
    organizeMissing: 'Tổ chức đã chọn không tồn tại',
    hasMembers: '"{name}" còn {count} thành viên nên không thể xóa',
    hasUnseenMembers:
      '"{name}" còn thành viên mà bạn không được xem nên không thể xóa; hãy liên hệ quản trị viên xem được tất cả',
  },
});

/** Texts of positions, roles and groups. */
export const t = createTranslator(messages);
