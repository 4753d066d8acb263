import { defineMessages } from '@smart-admin/ui/messages';

/** Words of looking at a page that is designed as a role does. */
export const previewMessages = defineMessages({
  zh: {
    role: '角色',
    self: '我自己',
    previewAs: '正以 {name} 预览',
    previewAsHelp: '行数据不超过您自己的数据范围',
    endPreview: '结束角色预览',
  },
  en: {
    role: 'Role',
    self: 'Myself',
    previewAs: 'Preview as {name}',
    previewAsHelp: 'Rows stay within your own data permission',
    endPreview: 'End the preview',
  },
  zhtw: {
    role: '角色',
    self: '我自己',
    previewAs: '正以 {name} 預覽',
    previewAsHelp: '資料列不超過您自己的資料範圍',
    endPreview: '結束角色預覽',
  },
  vi: {
    role: 'Vai trò',
    self: 'Chính tôi',
    previewAs: 'Xem với vai trò {name}',
    previewAsHelp: 'Dữ liệu trong phạm vi của bạn',
    endPreview: 'Kết thúc xem trước',
  },
});
