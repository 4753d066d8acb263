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

/** What the server may say. */
type Method = ServerFrame['method'];
/** The frame of a method. */
type FrameNamed<Name extends Method> = Extract<ServerFrame, { method: Name }>;

const handlers = new Map<Method, Set<(frame: never) => void>>();
const missedHandlers = new Set<() => void>();
let socket: AppSocket | undefined;

/** Opens the one socket of this window; answers its end. */
export function openLiveSocket(config: Pick<SocketConfig, 'url' | 'getToken'>): () => void {
  const opened = createSocket({
    ...config,
    onFrame: (frame) => {
      if (frame.method === 'initMessage') useLive.setState({ isHeard: true });
      for (const handle of handlers.get(frame.method) ?? []) handle(frame as never);
    },
    onMissed: () => {
      for (const handle of missedHandlers) handle();
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

/** Listens to a channel while the window's socket is the same one; its frames reach `onFrame`. Answers the end of it. */
export function joinLiveChannel(channel: string, getChannelToken: () => Promise<string>): () => void {
  return socket?.openChannel(channel, getChannelToken) ?? (() => undefined);
}

/** Sends a frame; it is lost while the server is away. */
export function sendLive(frame: ClientFrame): void {
  socket?.send(frame);
}

/** Hears the frames of some methods, each typed by them; answers the end of it. */
export function onFrame<const Name extends Method>(
  methods: Name | readonly Name[],
  handler: (frame: FrameNamed<Name>) => void,
): () => void {
  // a function may be given twice: each time ends by itself
  const handle = (frame: FrameNamed<Name>) => handler(frame);
  const names = typeof methods === 'string' ? [methods] : methods;
  for (const name of names) handlers.set(name, (handlers.get(name) ?? new Set()).add(handle));
  return () => names.forEach((name) => handlers.get(name)?.delete(handle));
}

/** Runs when frames may have been missed: load again what they told. Answers the end of it. */
export function onMissedFrames(handler: () => void): () => void {
  const handle = () => handler();
  missedHandlers.add(handle);
  return () => missedHandlers.delete(handle);
}
