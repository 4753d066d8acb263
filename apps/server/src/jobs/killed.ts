import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../errors/apiError.js';
import { storedText } from '../errors/storedText.js';

const t = createTranslator(
  defineMessages({
    zh: { killed: '服务器中断，本次执行没有完成，也不会再重试' },
    en: { killed: 'The server was interrupted: this run did not finish and is not tried again' },
    zhtw: { killed: '伺服器中斷，本次執行沒有完成，也不會再重試' },
    vi: { killed: 'Máy chủ bị gián đoạn: lần chạy này chưa xong và sẽ không được thử lại' },
  }),
);

/** What stands, in every language, in the log of work that nobody was left to end. */
export const KILLED = storedText(t('killed'));
