import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../../errors/apiError.js';

const messages = defineMessages({
  zh: { tooMany: '最多保存{most}个签名，请先删除不用的签名' },
  en: { tooMany: 'At most {most} signatures are kept. Delete one first' },
  zhtw: { tooMany: '最多儲存{most}個簽名，請先刪除不用的簽名' },
  vi: { tooMany: 'Chỉ lưu tối đa {most} chữ ký. Hãy xóa bớt trước' },
});

export const t = createTranslator(messages);
