import { defineMessages } from '@smart-admin/ui/messages';

export const rendererMessages = defineMessages({
  zh: { errors: '{count} 项需要修改', empty: '-', previous: '上一步', next: '下一步' },
  en: { errors: '{count} to correct', empty: '-', previous: 'Previous', next: 'Next' },
  zhtw: { errors: '{count} 項需要修改', empty: '-', previous: '上一步', next: '下一步' },
  vi: { errors: '{count} mục cần sửa', empty: '-', previous: 'Quay lại', next: 'Tiếp theo' },
});
