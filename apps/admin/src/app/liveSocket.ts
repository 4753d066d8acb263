import {
  createSocket,
  type AppSocket,
  type ClientFrame,
  type ServerFrame,
  type SocketConfig,
} from '@smart-admin/api-client';
import { create } from 'zustand';

/** Whether the server is heard at the moment: it has greeted since the line was last cut. */
export const useLive = create<{ isHeard: boolean }>(() => ({ isHeard: false }));

const listeners = new Set<(frame: ServerFrame) => void>();
let socket: AppSocket | undefined;

/** Opens the one socket of this window; answers its end. */
export function openLiveSocket(config: Pick<SocketConfig, 'url' | 'getToken' | 'onMissed'>): () => void {
  const opened = createSocket({
    ...config,
    onFrame: (frame) => {
      if (frame.method === 'initMessage') useLive.setState({ isHeard: true });
      for (const listener of listeners) listener(frame);
    },
    onAway: () => useLive.setState({ isHeard: false }),
  });
  socket = opened;
  return () => {
    opened.close();
    if (socket === opened) socket = undefined;
    useLive.setState({ isHeard: false });
  };
}

/** Listens to a channel while the window's socket is the same one; its frames reach `onLiveFrame`. Answers the end of it. */
export function joinLiveChannel(channel: string, getChannelToken: () => Promise<string>): () => void {
  return socket?.openChannel(channel, getChannelToken) ?? (() => undefined);
}

/** Sends a frame; it is lost while the server is away. */
export function sendLive(frame: ClientFrame): void {
  socket?.send(frame);
}

/** Hears every frame of the server; answers the end of it. */
export function onLiveFrame(listener: (frame: ServerFrame) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
