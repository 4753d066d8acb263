import { type FastifyBaseLogger } from 'fastify';
import { type IncomingMessage, type Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import * as z from 'zod';
import { type SessionStore } from '../modules/session/sessionStore.js';
import { type EventSource } from '../events/eventSpine.js';
import { sessionsEnded } from '../modules/session/session.events.js';

const PATH = '/websocket';
/** Two and a half heartbeats of 100 s. */
const SILENCE_MILLISECONDS = 250_000;
/** A connection that has not said who it is. */
const STRANGER_MILLISECONDS = 30_000;
const SWEEP_MILLISECONDS = 30_000;
/** Frames that one connection may send in a window; a person who types sends far fewer. */
const WINDOW_MILLISECONDS = 10_000;
const WINDOW_FRAMES = 200;

/**
 * Live connections of this instance. Frames are JSON objects with `method`; each client frame carries `token`, so a
 * connection needs no other authentication. A session that ends gets `logout` and is closed.
 */
export class SocketHub {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 });
  private readonly peers = new Map<WebSocket, Peer>();
  private sweep: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionStore,
    private readonly log: FastifyBaseLogger,
    events: EventSource,
  ) {
    events.on(sessionsEnded, ({ sessionIds, code }) => this.logOut(sessionIds, code));
  }

  /** Takes over the upgrade requests of the HTTP server. */
  attach(http: Server): void {
    http.on('upgrade', (request: IncomingMessage, socket, head) => {
      if (request.url?.split('?')[0] !== PATH) {
        socket.destroy();
        return;
      }
      this.server.handleUpgrade(request, socket, head, (peer) => this.accept(peer));
    });
    this.sweep = setInterval(() => this.closeSilent(), SWEEP_MILLISECONDS);
    this.sweep.unref();
  }

  /** Sends a frame to every connection of these users on this instance. */
  send(userIds: readonly string[], frame: ServerFrame): void {
    const wanted = new Set(userIds);
    for (const [socket, peer] of this.peers) {
      if (peer.userId && wanted.has(peer.userId)) write(socket, frame);
    }
  }

  get size(): number {
    return this.peers.size;
  }

  /** Says goodbye to everybody. */
  stop(): void {
    clearInterval(this.sweep);
    for (const socket of this.peers.keys()) socket.close(1001);
    this.server.close();
  }

  private accept(socket: WebSocket) {
    this.peers.set(socket, { lastSeen: Date.now(), windowStart: Date.now(), frames: 0 });
    socket.on('close', () => this.peers.delete(socket));
    socket.on('error', (error) => this.log.debug({ error }, 'socket error'));
    socket.on('message', (data, binary) => {
      if (this.isFlooding(socket)) return;
      this.receive(socket, binary ? '' : String(data)).catch((error: unknown) => {
        this.log.error({ error }, 'a socket frame could not be handled');
      });
    });
  }

  /** Counts a frame; whoever sends too many is shut out, and what he still has on the way is dropped. */
  private isFlooding(socket: WebSocket): boolean {
    const peer = this.peers.get(socket);
    if (!peer) return true;
    const now = Date.now();
    if (now - peer.windowStart > WINDOW_MILLISECONDS) Object.assign(peer, { windowStart: now, frames: 0 });
    peer.frames += 1;
    if (peer.frames <= WINDOW_FRAMES) return false;
    this.peers.delete(socket);
    socket.close(1008);
    return true;
  }

  private async receive(socket: WebSocket, text: string) {
    const peer = this.peers.get(socket);
    const frame = FrameSchema.safeParse(parse(text));
    if (!peer || !frame.success) return;
    peer.lastSeen = Date.now();
    const found = await this.sessions.find(frame.data.token);
    if (!found.session) {
      write(socket, { method: 'logout', code: found.code });
      socket.close(4001);
      return;
    }
    peer.userId = found.session.userId;
    peer.sessionId = found.session.id;
    if (frame.data.method === 'OnConnection') {
      write(socket, { method: 'initMessage', unreadMessageCount: 0, unreadNoticeCount: 0, unreadNums: [] });
    }
    if (frame.data.method === 'heartCheck') write(socket, { method: 'heartCheck' });
  }

  private logOut(sessionIds: readonly string[], code: number) {
    const ended = new Set(sessionIds);
    for (const [socket, peer] of this.peers) {
      if (!peer.sessionId || !ended.has(peer.sessionId)) continue;
      // 602 is the user's own sign-out: his other tabs just close the line
      write(socket, code === 602 ? { method: 'closeSocket' } : { method: 'logout', code });
      socket.close(4001);
    }
  }

  private closeSilent() {
    const now = Date.now();
    for (const [socket, peer] of this.peers) {
      if (now - peer.lastSeen > (peer.userId ? SILENCE_MILLISECONDS : STRANGER_MILLISECONDS)) socket.terminate();
    }
  }
}

export type ServerFrame = { method: string } & Record<string, unknown>;

interface Peer {
  lastSeen: number;
  /** Frames since the start of the window. */
  windowStart: number;
  frames: number;
  userId?: string;
  sessionId?: string;
}

const FrameSchema = z.looseObject({ method: z.string().max(50), token: z.string().max(200) });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function write(socket: WebSocket, frame: ServerFrame) {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
}
