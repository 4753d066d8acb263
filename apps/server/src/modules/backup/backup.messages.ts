import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

export const t = createTranslator(
  defineMessages({
    zh: { notMade: '备份尚未完成' },
    en: { notMade: 'The backup is not made yet' },
    zhtw: { notMade: '備份尚未完成' },
    vi: { notMade: 'Bản sao lưu chưa hoàn tất' },
  }),
);
