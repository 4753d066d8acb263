import type * as z from 'zod';
import { type Endpoint, type FileEndpoint, type HttpMethod, type PathParam } from '../contract/endpoint.js';

/** What the client needs to know of a call when it runs. */
export interface Route {
  /** Absent = GET, as most are: the table of calls is in the first page of an application. */
  method?: HttpMethod;
  path: string;
  encoding?: 'form' | 'multipart';
  response?: 'file';
  /** Milliseconds; see `EndpointDefinition`. */
  timeout?: number;
}

declare const contract: unique symbol;

/** A part of the contract with every call reduced to its route. */
export type RouteTree<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends { method: HttpMethod; path: string }
    ? Route
    : RouteTree<Tree[Name]>;
} & {
  /** Only for the compiler: the routes alone no longer say what goes in and comes out. */
  readonly [contract]?: Tree;
};

/** A part of the contract with every call turned into a function. */
export type ClientTree<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends { method: HttpMethod; path: string }
    ? ClientCall<Tree[Name]>
    : ClientTree<Tree[Name]>;
};

/** One call: path parameters, `query` and `body` in one object, then options. */
export type ClientCall<Definition> =
  Definition extends FileEndpoint<HttpMethod, infer Path, infer Query, infer Body>
    ? Call<CallInput<Path, Query, Body>, DownloadedFile>
    : Definition extends Endpoint<HttpMethod, infer Path, infer Query, infer Body, infer Data>
      ? Call<CallInput<Path, Query, Body>, z.output<Data>>
      : never;

/** A file as the server sent it. */
export interface DownloadedFile {
  blob: Blob;
  /** Name from the Content-Disposition header, empty without one. */
  fileName: string;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds; the default comes from the client's configuration. */
  timeout?: number;
  /** `onError` is not told when the call fails, for the caller shows it; the end of the session is told all the same. */
  silent?: boolean;
  /** Told what the server says of a call that succeeded. */
  onMessage?: (text: string) => void;
  /**
   * Names the call (8 to 100 letters, digits, `_` and `-`), so that the server does it once. Where the answer is lost the
   * call is repeated, twice at most. Pass the same key when a person sends the same again.
   */
  idempotencyKey?: string;
}

type Call<Input, Output> = Nothing extends Input
  ? (input?: Input, options?: CallOptions) => Promise<Output>
  : (input: Input, options?: CallOptions) => Promise<Output>;

type CallInput<Path extends string, Query, Body> = Prettify<
  { [Name in PathParam<Path>]: string } & QueryPart<Query> & BodyPart<Body>
>;

type QueryPart<Query> = Query extends z.ZodUndefined
  ? unknown
  : Query extends z.ZodType
    ? Nothing extends QueryInput<Query>
      ? { query?: QueryInput<Query> }
      : { query: QueryInput<Query> }
    : unknown;

/** Coerced query values have the input type `unknown`; callers give what comes out, and may leave out what has a default. */
type QueryInput<Query extends z.ZodType> = {
  [Key in keyof z.input<Query>]: Key extends keyof z.output<Query> ? z.output<Query>[Key] : never;
};

type BodyPart<Body> = Body extends z.ZodUndefined
  ? unknown
  : Body extends z.ZodType
    ? { body: z.input<Body> }
    : unknown;

type Prettify<T> = { [Key in keyof T]: T[Key] } & unknown;

/** An object without properties: what extends it is optional as a whole. */
type Nothing = Record<never, never>;
