import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: { sameName: '查询“{name}”重复', disabled: '打印模板“{name}”已停用' },
  en: { sameName: 'There are two queries "{name}"', disabled: 'The print template "{name}" is disabled' },
  zhtw: { sameName: '查詢“{name}”重複', disabled: '列印範本“{name}”已停用' },
  vi: { sameName: 'Truy vấn “{name}” bị trùng', disabled: 'Mẫu in “{name}” đã bị tắt' },
});

export const t = createTranslator(messages);
