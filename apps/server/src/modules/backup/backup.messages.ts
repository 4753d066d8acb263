import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../errors/apiError.js';

export const say = createSay(
  defineMessages({
    zh: { notMade: '备份尚未完成' },
    en: { notMade: 'The backup is not made yet' },
    zhtw: { notMade: '備份尚未完成' },
    vi: { notMade: 'Bản sao lưu chưa hoàn tất' },
  }),
);
