/**
 * The notification socket (spec 7.17): says OnConnection when it opens, sends heartCheck after 100 s of silence, and
 * reconnects with growing pauses after an abnormal close; never after `close()`, `logout` or `closeSocket`.
 */
export function createSocket(config: SocketConfig): AppSocket {
  let socket: WebSocket | undefined;
  let heartbeat: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let ended = false;

  const send = (frame: { method: string } & Record<string, unknown>) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...frame, token: config.getToken() }));
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
    socket?.close();
  };
  const open = () => {
    socket = new WebSocket(config.url);
    socket.onopen = () => {
      attempts = 0;
      send({ method: 'OnConnection', mobileDevice: false });
      resetHeartbeat();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      resetHeartbeat();
      const frame = readFrame(event.data);
      if (!frame) return;
      if (frame.method === 'logout' || frame.method === 'closeSocket') end();
      config.onFrame(frame);
    };
    socket.onclose = () => {
      clearTimeout(heartbeat);
      if (ended) return;
      retry = setTimeout(open, Math.min(30_000, 1_000 * 2 ** attempts));
      attempts += 1;
    };
  };
  open();
  return { send, close: end };
}

/** Silence after which a heartbeat is sent, milliseconds. */
export const HEARTBEAT = 100_000;

export interface SocketConfig {
  /** ws:// or wss:// address. */
  url: string;
  getToken(): string | null;
  onFrame(frame: SocketFrame): void;
}

export interface SocketFrame {
  method: string;
  [field: string]: unknown;
}

export interface AppSocket {
  /** Sends a frame with the token; dropped while the socket is not open. */
  send(frame: { method: string } & Record<string, unknown>): void;
  /** Closes for good. */
  close(): void;
}

function readFrame(text: string): SocketFrame | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null && typeof (frame as SocketFrame).method === 'string'
      ? (frame as SocketFrame)
      : undefined;
  } catch (error) {
    console.warn('A socket frame is not JSON', error);
    return undefined;
  }
}
