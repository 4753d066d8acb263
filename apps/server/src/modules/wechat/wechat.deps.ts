import { type SecretBox } from '../../db/SecretBox.js';
import { type AccessTokens } from './providers/AccessTokens.js';

declare module '../../deps.js' {
  interface Deps {
    /** Secrets of the accounts at WeChat. */
    weChatSecrets: SecretBox;
    /** Where WeChat and WeCom are asked. */
    weChatGateways: { mp: string; qy: string };
    weChatTokens: AccessTokens;
  }
}
