import { ApiError } from '../../../errors/apiError.js';
import { qyProviderOf, readQy } from '../../wechat/accounts.js';
import { atWeChat } from '../../wechat/describeWeChatError.js';
import { t } from '../messageTemplate.messages.js';
import { type ChannelProvider, DeliveryRefused, type ProviderDeps } from './ChannelProvider.js';

/**
 * Bytes of a text that WeCom takes; it cuts longer ones off anywhere.
 * Source: https://developer.work.weixin.qq.com/document/path/90236
 */
const LONGEST = 2_048;

/** Texts to members of the enterprise account, as it is configured at WeChat; members are known by their accounts. */
export const weComProvider: ChannelProvider = {
  async send({ address, subject, content }, _channel, deps) {
    const account = await liveAccount(deps);
    const refused = await atWeChat(account.send([address], { type: 'text', text: cut(`${subject}\n${content}`) }));
    if (refused.size > 0) throw new DeliveryRefused(t('noMember', { account: address }));
  },
  async verify(_channel, deps) {
    await atWeChat((await liveAccount(deps)).check());
  },
};

/** Throws 409 while the account is missing, or is the local one, which reaches nobody. */
async function liveAccount(deps: ProviderDeps) {
  const account = await readQy(deps);
  if (account.provider === 'local') throw new ApiError(409, t('weComLocal'));
  return qyProviderOf(deps, account);
}

function cut(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= LONGEST) return text;
  // half a character at the end is left out
  return `${bytes
    .subarray(0, LONGEST - 3)
    .toString()
    .replace(/\uFFFD+$/, '')}…`;
}
