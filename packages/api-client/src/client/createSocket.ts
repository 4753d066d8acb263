import { type ClientFrame, type ServerFrame } from '../contract/socket.js';
import { createChannels } from './createChannels.js';

/**
 * The notification socket (spec 7.17): says OnConnection when it opens, sends heartCheck after 100 s of silence, and
 * reconnects with growing pauses after an abnormal close (1 to 30 s, each shortened by up to a half at random); never after
 * `close()`, `logout` or `closeSocket`. Channels that are open are opened again, and `onMissed` says that frames may have
 * been lost meanwhile.
 */
export function createSocket(config: SocketConfig): AppSocket {
  const { random = Math.random } = config;
  let socket: WebSocket | undefined;
  let heartbeat: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let opened = 0;
  let ended = false;

  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  const send = (frame: ClientFrame) => {
    if (isOpen()) socket?.send(JSON.stringify({ ...frame, token: config.getToken() ?? '' }));
  };
  const channels = createChannels({ send, isOpen });
  const greet = () => {
    if (config.getToken()) send({ method: 'OnConnection', mobileDevice: false });
  };
  const resetHeartbeat = () => {
    clearTimeout(heartbeat);
    heartbeat = setTimeout(() => {
      send({ method: 'heartCheck' });
      resetHeartbeat();
    }, HEARTBEAT);
  };
  const end = () => {
    ended = true;
    clearTimeout(heartbeat);
    clearTimeout(retry);
    channels.closeAll();
    socket?.close();
  };
  const open = () => {
    socket = new WebSocket(config.url);
    socket.onopen = () => {
      attempts = 0;
      opened += 1;
      greet();
      channels.reopen();
      resetHeartbeat();
      if (opened > 1) config.onMissed?.();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      resetHeartbeat();
      const frame = readFrame(event.data);
      if (!frame) return;
      if (frame.method === 'logout' || frame.method === 'closeSocket') end();
      if (frame.method === 'missedFrames') {
        // the counts that greeting brings may be among what was missed
        greet();
        config.onMissed?.();
      }
      channels.receive(frame);
      config.onFrame(frame);
    };
    socket.onclose = () => {
      clearTimeout(heartbeat);
      if (ended) return;
      config.onAway?.();
      // all clients of a server that ended would come back at the same moments
      retry = setTimeout(open, Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** attempts) * (1 - random() / 2));
      attempts += 1;
    };
  };
  open();
  return { send, openChannel: channels.open, close: end };
}

/** Silence after which a heartbeat is sent, milliseconds. */
export const HEARTBEAT = 100_000;

const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

export interface SocketConfig {
  /** ws:// or wss:// address. */
  url: string;
  /** Null where nobody is signed in; then only channels can be listened to. */
  getToken(): string | null;
  onFrame(frame: ServerFrame): void;
  /** Frames may have been missed, because the socket was away or too slow: fetch again what they told. */
  onMissed?(): void;
  /** The socket closed and will be opened again; `initMessage` says that it is back. */
  onAway?(): void;
  /** A number from 0 to 1 for each pause before it comes back. Default `Math.random`. */
  random?(): number;
}

export interface AppSocket {
  /** Sends a frame with the token; dropped while the socket is not open. */
  send(frame: ClientFrame): void;
  /**
   * Listens to a channel, also after the socket was away, until the answer is called. `getChannelToken` is asked each
   * time the channel is opened or prolonged; where it rejects, or the server refuses its token, the channel ends.
   */
  openChannel(channel: string, getChannelToken: () => Promise<string>): () => void;
  /** Closes for good. */
  close(): void;
}

function readFrame(text: string): ServerFrame | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null && typeof (frame as ServerFrame).method === 'string'
      ? (frame as ServerFrame)
      : undefined;
  } catch (error) {
    console.warn('A socket frame is not JSON', error);
    return undefined;
  }
}
