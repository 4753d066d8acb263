import { defineMessages } from '@smart-admin/ui/messages';

export const unknownMessages = defineMessages({
  zh: { unknownKind: '未知类型 {kind}', empty: '-' },
  en: { unknownKind: 'Unknown kind {kind}', empty: '-' },
  zhtw: { unknownKind: '未知類型 {kind}', empty: '-' },
  vi: { unknownKind: 'Loại không xác định {kind}', empty: '-' },
});
