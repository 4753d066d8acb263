import { defineMessages, type Locale } from '@smart-admin/ui/messages';
import { createTranslator } from '../errors/apiError.js';

const t = createTranslator(
  defineMessages({
    zh: { killed: '服务器中断，本次执行没有完成，也不会再重试' },
    en: { killed: 'The server was interrupted: this run did not finish and is not tried again' },
    zhtw: { killed: '伺服器中斷，本次執行沒有完成，也不會再重試' },
    vi: { killed: 'Máy chủ bị gián đoạn: lần chạy này chưa xong và sẽ không được thử lại' },
  }),
);

/** What stands in the log of work that nobody was left to end. */
export const KILLED = 'interrupted with the server, and not tried again';

/** A stored reason, for whoever reads it in their language. */
export function reasonText(stored: string, locale: Locale): string {
  return stored === KILLED ? t('killed')(locale) : stored;
}
