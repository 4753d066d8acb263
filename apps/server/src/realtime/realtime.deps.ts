import { type Bus } from './bus.js';
import { type SocketHub } from './socketHub.js';
import { type ChannelTokens } from './channelTokens.js';

declare module '../deps.js' {
  interface Deps {
    /** Carries events and frames between the instances. */
    bus: Bus;
    sockets: SocketHub;
    /** Tokens that open channels of the socket. */
    channels: ChannelTokens;
  }
}
