import { type ClientFrame, type ServerFrame } from '@smart-admin/api-client';
import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';

/** A window of somebody who is signed in: its socket, with the frames that came. */
export async function openSocket(url: string, token: string): Promise<OpenSocket> {
  const frames: ServerFrame[] = [];
  const peer = new WebSocket(`${url.replace('http', 'ws')}/websocket`);
  peer.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as ServerFrame));
  await once(peer, 'open');
  const send = (frame: ClientFrame) => peer.send(JSON.stringify({ ...frame, token }));
  const of = <Method extends ServerFrame['method']>(method: Method) =>
    frames.filter((frame) => frame.method === method) as Extract<ServerFrame, { method: Method }>[];
  send({ method: 'OnConnection', mobileDevice: false });
  await until(() => expect(of('initMessage')).toHaveLength(1));
  return {
    peer,
    send,
    of,
    next: async (method, frame) => {
      const before = of(method).length;
      send(frame);
      return until(() => {
        const found = of(method)[before];
        if (!found) throw new Error(`no ${method} has come`);
        return found;
      });
    },
    close: () => peer.terminate(),
  };
}

/** Waits for what frames bring, however busy the machine is. */
export function until<Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(check, { timeout: 20_000 });
}

export interface OpenSocket {
  peer: WebSocket;
  send: (frame: ClientFrame) => void;
  /** Frames of a method that came, in their order. */
  of: <Method extends ServerFrame['method']>(method: Method) => Extract<ServerFrame, { method: Method }>[];
  /** Sends a frame and waits for the next one of a method. */
  next: <Method extends ServerFrame['method']>(
    method: Method,
    frame: ClientFrame,
  ) => Promise<Extract<ServerFrame, { method: Method }>>;
  close: () => void;
}
