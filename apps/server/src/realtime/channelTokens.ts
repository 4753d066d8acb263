import { type Database } from '../db/database.js';
import { Signer } from '../db/signer.js';

/** How long a channel may be listened to with one token, in milliseconds. */
export const CHANNEL_LIFETIME = 10 * 60_000;

/** Tokens `expires.signature` that open one channel of the socket, without a session: for screens that nobody signs in at. */
export class ChannelTokens {
  private readonly signer: Signer;

  constructor(db: Database) {
    this.signer = new Signer(db, 'socket-channels');
  }

  /** A token for whoever may hear the channel; the caller has checked that. */
  async issue(channel: string, lifetime = CHANNEL_LIFETIME): Promise<string> {
    const expires = Date.now() + lifetime;
    return `${expires}.${await this.signer.sign([channel], expires)}`;
  }

  /** Until when the token opens this channel (milliseconds since 1970); undefined when it does not. */
  async check(channel: string, token: string): Promise<number | undefined> {
    const [time = '', signature = ''] = token.split('.');
    const expires = /^\d{1,15}$/.test(time) ? Number(time) : Number.NaN;
    return (await this.signer.isSigned([channel], { expires, signature })) ? expires : undefined;
  }
}
