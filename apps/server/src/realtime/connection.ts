import { CLOSE_CODES, type FrameDefinition } from '@smart-admin/api-client/contract';
import { type WebSocket } from 'ws';
import type * as z from 'zod';
import { type Session } from '../rights/session/sessionStore.js';
import { SendQueue } from './sendQueue.js';

/** Frames that one connection may send in a window; a person who types sends far fewer. */
const WINDOW_MILLISECONDS = 10_000;
const WINDOW_FRAMES = 200;
/** Two and a half heartbeats of 100 s. */
const SILENCE_MILLISECONDS = 250_000;
/** For a connection that has neither said who it is nor opened a channel. */
const STRANGER_MILLISECONDS = 30_000;

/** One live socket of this instance. */
export class Connection {
  session: Session | undefined;
  /** Channels with the moment (milliseconds since 1970) until which they may be heard. */
  readonly channels = new Map<string, number>();
  private readonly queue: SendQueue;
  private lastSeen = Date.now();
  private windowStart = Date.now();
  private frames = 0;

  constructor(private readonly socket: WebSocket) {
    this.queue = new SendQueue(
      (text, done) => socket.send(text, done),
      () => this.close(CLOSE_CODES.behind),
    );
  }

  /** Sends one frame; throws for one that does not fit its schema. */
  send<Method extends string, Shape extends z.ZodRawShape>(
    frame: FrameDefinition<Method, Shape>,
    fields: Omit<z.input<FrameDefinition<Method, Shape>['schema']>, 'method'>,
  ): void {
    this.sendText(writeFrame(frame, fields));
  }

  sendText(text: string): void {
    if (this.socket.readyState === this.socket.OPEN) this.queue.push(text);
  }

  close(code: number): void {
    this.socket.close(code);
  }

  /** Ends it without a word. */
  cut(): void {
    this.socket.terminate();
  }

  /** Counts a frame that arrived; true when there are too many. */
  isFlooding(): boolean {
    const now = Date.now();
    this.lastSeen = now;
    if (now - this.windowStart > WINDOW_MILLISECONDS) [this.windowStart, this.frames] = [now, 0];
    this.frames += 1;
    return this.frames > WINDOW_FRAMES;
  }

  isSilent(now: number): boolean {
    const isKnown = this.session !== undefined || this.channels.size > 0;
    return now - this.lastSeen > (isKnown ? SILENCE_MILLISECONDS : STRANGER_MILLISECONDS);
  }
}

/** A frame as it travels. Throws for fields that do not fit its schema. */
export function writeFrame<Method extends string, Shape extends z.ZodRawShape>(
  { method, schema }: FrameDefinition<Method, Shape>,
  fields: Omit<z.input<FrameDefinition<Method, Shape>['schema']>, 'method'>,
): string {
  return JSON.stringify(schema.parse({ ...fields, method }));
}
