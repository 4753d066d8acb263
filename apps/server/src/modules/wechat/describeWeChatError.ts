import { ApiError, type LocalText } from '../../errors/apiError.js';
import { AccountMissing } from './AccountMissing.js';
import { WeChatError } from './providers/WeChatError.js';
import { t } from './wechat.messages.js';

/**
 * What an error of WeChat means for people, undefined for any other.
 * Source: https://developers.weixin.qq.com/doc/offiaccount/Getting_Started/Global_Return_Code.html
 */
export function describeWeChatError(error: unknown): LocalText | undefined {
  if (!(error instanceof WeChatError)) return undefined;
  const { code, message: detail } = error;
  if (code === 'AWAY') return t('away');
  if (code === 40_013) return t('wrongId', { code });
  if (code === 40_001 || code === 40_125) return t('wrongSecret', { code });
  if (code === 40_164 || code === 60_020) return t('wrongAddress', { code, detail });
  if (code === 45_009) return t('noQuota', { code });
  if (code === 48_001 || code === 48_002 || code === 60_011) return t('noRight', { code });
  return t('refused', { code, detail });
}

/** Does something at WeChat. Throws 409 with what WeChat says. */
export async function atWeChat<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const text = describeWeChatError(error);
    throw text ? new ApiError(409, text) : error;
  }
}

/** Why something was not done at WeChat, as it is stored: in no language. Undefined for a fault of ours. */
export function toReason(error: unknown): string | undefined {
  if (error instanceof AccountMissing) return error.reason;
  if (!(error instanceof WeChatError)) return undefined;
  return error.code === 'AWAY' ? error.code : `${error.code} ${error.message}`.slice(0, 300);
}

/** A stored reason in words; '' for none. */
export function describeReason(reason: string): LocalText {
  if (reason === '') return () => '';
  const own = OWN_REASONS.find((name) => name === reason);
  if (own) return t(own);
  const [, code = '0', detail = reason] = /^(\d+) (.*)$/s.exec(reason) ?? [];
  const error = new WeChatError(detail, reason === 'AWAY' ? 'AWAY' : Number(code));
  return describeWeChatError(error) ?? (() => reason);
}

const OWN_REASONS = ['mpMissing', 'qyMissing', 'interrupted', 'failed', 'noContact', 'parentMissing'] as const;
