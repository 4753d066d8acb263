import type * as z from 'zod';
import { type MODEL_BUTTONS, type PagePermission } from '../pages/index.js';

/**
 * Declares one call of the API. The client is derived from it, the server implements it and the OpenAPI document is
 * generated from it, so a path or a field name is written only here.
 */
export function endpoint<
  const Method extends HttpMethod,
  const Path extends `/${string}`,
  Data extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: EndpointDefinition<Method, Path, Query, Body, Data>): Endpoint<Method, Path, Query, Body, Data> {
  return definition;
}

/** Declares a call that answers a file instead of an envelope. */
export function fileEndpoint<
  const Method extends HttpMethod,
  const Path extends `/${string}`,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: FileEndpointDefinition<Method, Path, Query, Body>): FileEndpoint<Method, Path, Query, Body> {
  return { ...definition, response: 'file' };
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `public` anybody; `session` whoever is signed in; `page.permission` whoever has that page and
 * `page.button('btn_x')` whoever has that button of it (see `definePage`); `model:btn_x` (or `model`) the page of the
 * model named by the `id` parameter, decided when the call arrives.
 */
export type Permission = 'public' | 'session' | 'model' | `model:${(typeof MODEL_BUTTONS)[number]}` | PagePermission;

/** Acts that belong to no button; the server has their words in every language. */
export type LoggedAct =
  | 'unlockScreen'
  | 'confirmScan'
  | 'upload'
  | 'avatar'
  | 'profile'
  | 'ownPassword'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorCodes'
  | 'secondFactorReset'
  | 'layout'
  | 'language'
  | 'mainMembership'
  | 'columns'
  | 'views'
  | 'clear'
  | 'restore'
  | 'purge';

/**
 * What an API key may do with a call: `false` for what needs a person (passwords, sessions, keys), `whole` for what is
 * personal and so not for keys of chosen pages, `read` for a POST that changes nothing and so is for keys that only read.
 */
export type KeyCalls = false | 'whole' | 'read';

export interface EndpointDefinition<
  Method extends HttpMethod,
  Path extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Data extends z.ZodType,
> {
  method: Method;
  /** Exact path; parameters in braces: `/api/permission/Users/{id}`. */
  path: Path;
  permission: Permission;
  /** One sentence for the API document. */
  summary: string;
  /** Calls that one address may make in a minute. Default: what the server allows for all calls together. */
  rateLimit?: number;
  /** Milliseconds after which a client gives up. Default: the client's own, 30,000. */
  timeout?: number;
  /**
   * What the operation log says that the call does, for calls that belong to no button; `false` keeps a call out of the
   * log. Default: what its button does.
   */
  logName?: LoggedAct | false;
  /** Whether somebody may call who has yet to change their initial password (else 603). Default false. */
  withInitialPassword?: boolean;
  /** How programs may call with an API key. Default: as its pages and its kind of access allow. */
  byKey?: KeyCalls;
  /**
   * Whether the server does a call with an `idempotency-key` once, and answers its repetition as it answered the first.
   * Calls that create or start something say so; for others it makes no difference. Default false.
   */
  once?: boolean;
  /** Schema of the query string; values arrive as strings. */
  query?: Query;
  /** Schema of the body. */
  body?: Body;
  /** How the body travels; `multipart` bodies are `FormData` with one file named `file`. Default `json`. */
  encoding?: 'json' | 'form' | 'multipart';
  /** Schema of `data` in the envelope. */
  data: Data;
}

export interface FileEndpointDefinition<
  Method extends HttpMethod,
  Path extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
> extends Omit<EndpointDefinition<Method, Path, Query, Body, z.ZodType>, 'data'> {
  /** Content type of the file. */
  contentType: string;
}

export interface Endpoint<
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> extends EndpointDefinition<Method, Path, Query, Body, Data> {
  response?: undefined;
}

export interface FileEndpoint<
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> extends FileEndpointDefinition<Method, Path, Query, Body> {
  response: 'file';
}

export type AnyEndpoint = Endpoint | FileEndpoint;

/** Names of the parameters in a path: `'/a/{id}/{x}'` gives `'id' | 'x'`. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

/** Every response body: 200 means success, any other code is an error that `msg` explains. */
export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  data: Data;
}
