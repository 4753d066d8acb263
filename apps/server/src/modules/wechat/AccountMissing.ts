import { ApiError } from '../../errors/apiError.js';
import { t } from './wechat.messages.js';

/** The 409 for what needs an account at WeChat while none is configured. */
export class AccountMissing extends ApiError {
  override name = 'AccountMissing';

  constructor(readonly reason: 'mpMissing' | 'qyMissing') {
    super(409, t(reason));
  }
}
