import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    parentMissing: '上级不存在',
    userMissing: '所选用户不存在',
    notCompany: '上级必须是公司',
    hasUsers: '“{name}”下还有{count}名用户，不能删除',
    hasPositions: '“{name}”下还有{count}个岗位，不能删除',
    hasPlaces: '“{name}”还有{count}个停车场或路段，不能删除',
  },
  en: {
    parentMissing: 'The parent does not exist',
    userMissing: 'The chosen user does not exist',
    notCompany: 'The parent must be a company',
    hasUsers: '"{name}" has {count} users and cannot be deleted',
    hasPositions: '"{name}" has {count} positions and cannot be deleted',
    hasPlaces: '"{name}" still runs {count} lots or roads and cannot be deleted',
  },
  zhtw: {
    parentMissing: '上級不存在',
    userMissing: '所選使用者不存在',
    notCompany: '上級必須是公司',
    hasUsers: '「{name}」下還有{count}名使用者，不能刪除',
    hasPositions: '「{name}」下還有{count}個崗位，不能刪除',
    hasPlaces: '「{name}」還有{count}個停車場或路段，不能刪除',
  },
  vi: {
    parentMissing: 'Cấp trên không tồn tại',
    userMissing: 'Người dùng đã chọn không tồn tại',
    notCompany: 'Cấp trên phải là công ty',
    hasUsers: '"{name}" còn {count} người dùng nên không thể xóa',
    hasPositions: '"{name}" còn {count} chức vụ nên không thể xóa',
    hasPlaces: '"{name}" vẫn còn {count} bãi đỗ hoặc tuyến đường nên không thể xóa',
  },
});

export const t = createTranslator(messages);
