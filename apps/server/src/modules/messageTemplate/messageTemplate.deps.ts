import { type SecretBox } from '../../db/SecretBox.js';

declare module '../../deps.js' {
  interface Deps {
    /** Passwords of the channels by which messages go. */
    channelSecrets: SecretBox;
    /** Where the clouds that carry short messages are asked. */
    smsClouds: { aliyun: string; tencent: string };
  }
}
