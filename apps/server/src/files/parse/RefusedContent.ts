import { defineMessages } from '@smart-admin/ui/messages';
import { ApiError, createTranslator } from '../../errors/apiError.js';
import { t as errorText } from '../../errors/errors.messages.js';
import { type UnreadableReason } from './Unreadable.js';

/** The 400 for a content that was not read, with the reason in the caller's language; 503 where the disk is full. */
export class RefusedContent extends ApiError {
  override name = 'RefusedContent';

  /** `detail` is for the log. */
  constructor(
    readonly reason: UnreadableReason,
    readonly detail: string,
  ) {
    super(reason === 'diskFull' ? 503 : 400, reason === 'diskFull' ? errorText(reason) : t(reason));
  }
}

const t = createTranslator(
  defineMessages({
    zh: {
      broken: '文件已损坏或格式不正确，无法读取',
      tooMuch: '文件内容过多，无法读取；请拆分或精简后重试',
      tooSlow: '读取文件耗时过长，已停止；请拆分或精简后重试',
    },
    en: {
      broken: 'The file is damaged or not of its kind and cannot be read',
      tooMuch: 'The file contains too much to be read; please split or simplify it',
      tooSlow: 'Reading the file took too long and was stopped; please split or simplify it',
    },
    zhtw: {
      broken: '檔案已損壞或格式不正確，無法讀取',
      tooMuch: '檔案內容過多，無法讀取；請拆分或精簡後重試',
      tooSlow: '讀取檔案耗時過長，已停止；請拆分或精簡後重試',
    },
    vi: {
      broken: 'Tệp bị hỏng hoặc sai định dạng, không đọc được',
      tooMuch: 'Tệp chứa quá nhiều dữ liệu, không đọc được; vui lòng tách nhỏ hoặc rút gọn',
      tooSlow: 'Đọc tệp quá lâu nên đã dừng; vui lòng tách nhỏ hoặc rút gọn',
    },
  }),
);
