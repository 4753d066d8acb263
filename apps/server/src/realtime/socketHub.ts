import {
  channelClosed,
  channelOpened,
  CLOSE_CODES,
  closeSocket,
  heartBeat,
  leaveChannel,
  logout,
  missedFrames,
  openChannel,
  type FrameDefinition,
} from '@smart-admin/api-client/contract';
import { type IncomingMessage, type Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import * as z from 'zod';
import { type DatabaseTransaction } from '../db/database.js';
import { type Deps } from '../deps.js';
import { sessionsEnded } from '../rights/session/session.events.js';
import { Connection, writeFrame } from './connection.js';
import { ConnectionIndex } from './connectionIndex.js';
import { type FrameHandler } from './handleFrame.js';
import { membersOfRoles } from './membersOfRoles.js';
import { WindowCounter } from './WindowCounter.js';

const PATH = '/websocket';
const SWEEP_MILLISECONDS = 30_000;
const MISFIT_MILLISECONDS = 10_000;
/** Channels that one connection may hear. */
const CHANNEL_LIMIT = 50;
/** Users that one message of the bus names. */
const USERS = 2_000;

/**
 * Live connections. Frames are JSON objects with `method`; each client frame carries `token`, so a connection needs no
 * other authentication. Frames to users, roles, sessions, channels and everybody reach their connections on every
 * instance. A session that ends gets `logout` and is closed.
 */
export class SocketHub {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 });
  private readonly index = new ConnectionIndex();
  private readonly handlers: Map<string, FrameHandler>;
  /** Frames that do not fit, by person: one line for a flood of them. */
  private readonly misfits = new WindowCounter(0, MISFIT_MILLISECONDS);
  private sweep: NodeJS.Timeout | undefined;

  constructor(
    private readonly needs: Pick<Deps, 'bus' | 'events' | 'sessions' | 'channels' | 'log'>,
    frames: readonly FrameHandler[],
  ) {
    this.handlers = new Map(frames.map((handler) => [handler.frame.method, handler]));
    needs.events.on(sessionsEnded, ({ sessionIds, code }) => this.logOut(sessionIds, code));
    needs.bus.handle('frame', (message) => this.deliver(FrameMessageSchema.parse(message)));
    // only this instance has missed some, and screens that nobody signed in at have too
    needs.bus.onResync(() => {
      for (const connection of this.index.all) connection.send(missedFrames, {});
    });
  }

  /** Takes over the upgrade requests of the HTTP server. */
  attach(http: Server, deps: Deps): void {
    http.on('upgrade', (request: IncomingMessage, socket, head) => {
      // Node listens to its errors no longer: one that nobody hears would end the process
      socket.on('error', () => socket.destroy());
      if (request.url?.split('?')[0] !== PATH) {
        // said in HTTP: a proxy would take a connection that just ends for a server that is down
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      this.server.handleUpgrade(request, socket, head, (peer) => this.accept(peer, deps));
    });
    this.sweep = setInterval(() => this.closeSilent(), SWEEP_MILLISECONDS);
    this.sweep.unref();
  }

  /**
   * Sends a frame with the transaction to every connection of its target, on all instances and in the order of commits.
   * Who holds a role is asked in the transaction. Throws for fields that do not fit the frame.
   */
  async send<Method extends string, Shape extends z.ZodRawShape>(
    transaction: DatabaseTransaction,
    target: FrameTarget,
    { frame, fields }: OutgoingFrame<Method, Shape>,
  ): Promise<void> {
    const text = writeFrame(frame, fields);
    for (const part of await partsOf(transaction, target)) {
      const message: FrameMessage = { ...part, text };
      await this.needs.bus.send(transaction, 'frame', message);
    }
  }

  get size(): number {
    return this.index.all.size;
  }

  /** Says goodbye to everybody. */
  stop(): void {
    clearInterval(this.sweep);
    for (const connection of this.index.all) connection.close(CLOSE_CODES.stopping);
    this.server.close();
  }

  private accept(socket: WebSocket, deps: Deps) {
    const { log } = this.needs;
    const connection = new Connection(socket);
    this.index.add(connection);
    socket.on('close', () => this.index.remove(connection));
    socket.on('error', (error) => log.debug({ err: error }, 'socket error'));
    // one after the other: what somebody sends first is done first
    let handled = Promise.resolve();
    socket.on('message', (data, binary) => {
      if (connection.isFlooding()) {
        log.warn({ userId: connection.session?.userId }, 'a socket sent too many frames and was closed');
        this.index.remove(connection);
        connection.close(CLOSE_CODES.flooding);
        return;
      }
      handled = handled
        .then(() => this.receive(connection, binary ? '' : String(data), deps))
        .catch((error: unknown) => log.error({ err: error }, 'a socket frame could not be handled'));
    });
  }

  private async receive(connection: Connection, text: string, deps: Deps) {
    const parsed = EnvelopeSchema.safeParse(parse(text));
    if (!parsed.success || !this.index.all.has(connection)) return;
    const { log } = this.needs;
    const { method, token } = parsed.data;
    if (method === openChannel.method || method === leaveChannel.method) {
      await this.receiveChannel(connection, parsed.data);
      return;
    }
    // a screen that nobody signs in at keeps its line alive by the same frames
    if (token === '' && connection.channels.size > 0) {
      connection.send(heartBeat, {});
      return;
    }
    const { session, code } = await this.needs.sessions.find(token);
    if (!session) {
      connection.send(logout, { code });
      connection.close(CLOSE_CODES.ended);
      return;
    }
    // news are for who may call
    if (session.mustChangePassword === 1) {
      connection.close(CLOSE_CODES.ended);
      return;
    }
    this.index.identify(connection, session);
    const handler = this.handlers.get(method);
    const fields = handler?.frame.schema.safeParse(parsed.data);
    if (handler && fields?.success) await handler.handle({ deps, connection, session, fields: fields.data });
    else if (this.misfits.isFirst(session.userId))
      log.warn({ userId: session.userId, method }, 'a socket frame does not fit and was left out');
  }

  private async receiveChannel(connection: Connection, data: unknown) {
    const leaving = leaveChannel.schema.safeParse(data);
    if (leaving.success) this.index.leave(connection, leaving.data.channel);
    const opening = openChannel.schema.safeParse(data);
    if (!opening.success) return;
    const { channel, channelToken } = opening.data;
    const until = await this.needs.channels.check(channel, channelToken);
    const isFull = connection.channels.size >= CHANNEL_LIMIT && !connection.channels.has(channel);
    if (until === undefined || isFull) {
      connection.send(channelClosed, { channel, reason: 'refused' });
      return;
    }
    this.index.join(connection, channel, until);
    connection.send(channelOpened, { channel, lifetime: until - Date.now() });
  }

  private deliver({ kind, keys, text }: FrameMessage) {
    for (const connection of this.index.find(kind, keys)) {
      if (kind === 'channel') this.closeExpired(connection);
      if (kind !== 'channel' || keys.some((key) => connection.channels.has(key))) connection.sendText(text);
    }
  }

  private closeExpired(connection: Connection) {
    for (const [channel, until] of [...connection.channels]) {
      if (until > Date.now()) continue;
      this.index.leave(connection, channel);
      connection.send(channelClosed, { channel, reason: 'expired' });
    }
  }

  private logOut(sessionIds: readonly string[], code: 600 | 601 | 602) {
    for (const connection of this.index.find('session', sessionIds)) {
      // 602 is the user's own sign-out: their other tabs just close the line
      if (code === 602) connection.send(closeSocket, {});
      else connection.send(logout, { code });
      connection.close(CLOSE_CODES.ended);
    }
  }

  private closeSilent() {
    const now = Date.now();
    for (const connection of this.index.all) {
      if (connection.isSilent(now)) connection.cut();
      this.closeExpired(connection);
    }
  }
}

/**
 * Whom a frame goes to: ids of users, sessions or roles, or names of channels. `everybody` is whoever is signed in, without
 * the screens that nobody signs in at.
 */
export type FrameTarget = { kind: 'user' | 'session' | 'channel' | 'role'; keys: string[] } | { kind: 'everybody' };

interface OutgoingFrame<Method extends string, Shape extends z.ZodRawShape> {
  frame: FrameDefinition<Method, Shape>;
  fields: Omit<z.input<FrameDefinition<Method, Shape>['schema']>, 'method'>;
}

const EnvelopeSchema = z.looseObject({ method: z.string().max(50), token: z.string().max(200) });

const FrameMessageSchema = z.object({
  kind: z.enum(['user', 'session', 'channel', 'everybody']),
  keys: z.array(z.string()),
  text: z.string(),
});
type FrameMessage = z.output<typeof FrameMessageSchema>;

/** A target as it travels: roles as their members, many users in several messages, nobody in none. */
async function partsOf(
  transaction: DatabaseTransaction,
  target: FrameTarget,
): Promise<Pick<FrameMessage, 'kind' | 'keys'>[]> {
  if (target.kind === 'everybody') return [{ kind: 'everybody', keys: [] }];
  const { kind } = target;
  if (kind !== 'user' && kind !== 'role') return target.keys.length > 0 ? [{ kind, keys: target.keys }] : [];
  const users = kind === 'role' ? await membersOfRoles(transaction, target.keys) : [...new Set(target.keys)];
  const parts = [];
  for (let start = 0; start < users.length; start += USERS)
    parts.push({ kind: 'user' as const, keys: users.slice(start, start + USERS) });
  return parts;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
