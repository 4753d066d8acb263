import { type AnyEndpoint, type FileEndpoint, type PathParam } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import type * as z from 'zod';
import { type Deps } from '../deps.js';
import { type Once } from './idempotent.js';
import { type OperationDetail } from './operationDetail.js';
import { type Caller, type Client } from '../rights/caller.js';

/** Binds a call of the contract to the code that answers it. */
export function handle<E extends AnyEndpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

/** Binds every call of a noun to the code that answers it. */
export function handleAll<const Calls extends Record<string, AnyEndpoint>>(
  calls: Calls,
  handlers: { [Name in keyof Calls]: Handler<Calls[Name]> },
): Route[] {
  return Object.entries(calls).map(([name, endpoint]) => handle(endpoint, handlers[name] as Handler<AnyEndpoint>));
}

/** One call with its answer; `registerRoutes` mounts it. */
export interface Route {
  endpoint: AnyEndpoint;
  handle: (call: Call<AnyEndpoint>) => Promise<unknown>;
}

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<Answer<E> | JsonText>;

/** What a handler gets: everything is checked already. */
export interface Call<E extends AnyEndpoint> {
  deps: Deps;
  params: Record<PathParam<E['path']>, string>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** Who calls; reading it in a public call throws. */
  caller: Caller;
  /** Where the call comes from. */
  client: Client;
  locale: Locale;
  request: FastifyRequest;
  /**
   * Says what the call does to which record, for the operation log. Called again, it adds to what was said. What has to be
   * looked up comes as a function: it runs once the call has succeeded, and its failure is no failure of the call.
   */
  describe: (detail: OperationDetail | (() => Promise<OperationDetail>)) => void;
  /** Does the work of the call in one transaction, once for the key that came with it: a repetition gets the first answer. */
  once: Once;
  /** Adds a header to the answer. */
  setHeader: (name: string, value: string) => void;
}

/** `data` that is JSON already, in parts: for large answers of which most is kept as it was sent before. */
export class JsonText {
  constructor(readonly parts: readonly (string | Buffer)[]) {}

  /** The whole between two other texts, in UTF-8. */
  between(before: string, after: string): Buffer {
    return Buffer.concat(
      [before, ...this.parts, after].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    );
  }
}

/** A file that a call answers. */
export interface FileAnswer {
  /** Name that the browser saves it under. */
  fileName?: string;
  /** Whether the browser may show it in place; without a name it always does. */
  isInline?: boolean;
  contentType?: string;
  content: Buffer | Readable;
  /** HTTP status, for example of a range. Default 200. */
  status?: number;
  headers?: Record<string, string>;
}

/** A call without query or body has none to read. */
type Output<Schema> = z.output<Extract<Schema, z.ZodType>>;

type Answer<E extends AnyEndpoint> = E extends FileEndpoint
  ? FileAnswer
  : E extends { data: infer Data extends z.ZodType }
    ? z.input<Data>
    : never;
