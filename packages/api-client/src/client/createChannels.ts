import { type ClientFrame, type ServerFrame } from '../contract/socket.js';

/** Share of a channel's lifetime after which it is prolonged. */
const RENEW_AT = 0.8;

/** The channels of one socket: opens them, again after a cut, and prolongs them before their time is over. */
export function createChannels({ send, isOpen }: ChannelSocket) {
  const channels = new Map<string, Channel>();

  const ask = (name: string) => {
    const channel = channels.get(name);
    if (!channel) return;
    clearTimeout(channel.renewal);
    channel.getToken().then(
      (channelToken) => {
        if (channels.get(name) === channel) send({ method: 'openChannel', channel: name, channelToken });
      },
      (error: unknown) => {
        console.warn(`The channel ${name} cannot be opened`, error);
        if (channels.get(name) === channel) channels.delete(name);
      },
    );
  };
  const forget = (name: string) => {
    clearTimeout(channels.get(name)?.renewal);
    channels.delete(name);
  };

  return {
    open(name: string, getToken: () => Promise<string>): () => void {
      forget(name);
      const channel: Channel = { getToken };
      channels.set(name, channel);
      // otherwise reopen asks as soon as the socket is open
      if (isOpen()) ask(name);
      return () => {
        if (channels.get(name) !== channel) return;
        forget(name);
        send({ method: 'leaveChannel', channel: name });
      };
    },
    /** After the socket has opened. */
    reopen(): void {
      for (const name of channels.keys()) ask(name);
    },
    receive(frame: ServerFrame): void {
      if (frame.method === 'channelClosed') {
        if (frame.reason === 'expired') ask(frame.channel);
        else forget(frame.channel);
      }
      if (frame.method !== 'channelOpened') return;
      const channel = channels.get(frame.channel);
      if (!channel) return;
      clearTimeout(channel.renewal);
      channel.renewal = setTimeout(() => ask(frame.channel), frame.lifetime * RENEW_AT);
    },
    closeAll(): void {
      for (const name of [...channels.keys()]) forget(name);
    },
  };
}

interface ChannelSocket {
  send: (frame: ClientFrame) => void;
  isOpen: () => boolean;
}

interface Channel {
  getToken: () => Promise<string>;
  renewal?: ReturnType<typeof setTimeout>;
}
