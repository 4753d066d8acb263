import { type FrameDefinition } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../deps.js';
import { type Session } from '../rights/session/sessionStore.js';
import { type Connection } from './connection.js';

/** Binds a frame of a client to the code that handles it; only of those who are signed in. */
export function handleFrame<Shape extends z.ZodRawShape>(
  frame: FrameDefinition<string, Shape>,
  handle: (call: FrameCall<z.output<FrameDefinition<string, Shape>['schema']>>) => Promise<void> | void,
): FrameHandler {
  return { frame, handle: handle as unknown as FrameHandler['handle'] };
}

export interface FrameHandler {
  frame: FrameDefinition;
  handle: (call: FrameCall<unknown>) => Promise<void> | void;
}

export interface FrameCall<Fields> {
  deps: Deps;
  connection: Connection;
  /** Who sent it. */
  session: Session;
  fields: Fields;
}
