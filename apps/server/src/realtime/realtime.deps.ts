import { type ChannelTokens } from './channelTokens.js';
import { type SocketHub } from './socketHub.js';

declare module '../deps.js' {
  interface Deps {
    sockets: SocketHub;
    /** Tokens that open channels of the socket. */
    channels: ChannelTokens;
  }
}
