import { defineMessages } from '@smart-admin/ui/messages';

export const rendererMessages = defineMessages({
  zh: { errors: '{count} 项需要修改', empty: '-' },
  en: { errors: '{count} to correct', empty: '-' },
  zhtw: { errors: '{count} 項需要修改', empty: '-' },
  vi: { errors: '{count} mục cần sửa', empty: '-' },
});
