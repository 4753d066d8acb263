import { ApiError, type ApiClient } from '@smart-admin/api-client';
import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import * as z from 'zod';
import { FileError, type Part, type Server, type Thing } from './Part.js';
import { readPages } from './ServerNames.js';

/** A part of ordinary nouns: one file for each, with what a form of it holds. */
export function nounPart({ name, create, calls, toFile = same, toBody = same, told, leftOut }: NounPart): Part {
  const fields = create.body instanceof z.ZodObject ? Object.keys(create.body.shape) : [];
  const readThing = async (id: string, server: Server): Promise<Thing> => {
    const row = await calls(server.client).read({ id });
    const body = Object.fromEntries(fields.filter((field) => field in row).map((field) => [field, row[field]]));
    const code = String(row.enCode);
    return { code, files: { [`${code}.json`]: await toFile(body, server, row) } };
  };
  const idsOf = async ({ client }: Server) => readPages((query) => calls(client).list({ query }));
  return {
    name,
    filesOf: (code) => [`${code}.json`],
    read: async (server) => {
      const things: Thing[] = [];
      for (const { id } of await idsOf(server)) things.push(await readThing(id, server));
      return things;
    },
    write: async (things, current, server) => {
      const ids = new Map((await idsOf(server)).map(({ id, enCode }) => [enCode, id]));
      for (const { code, files } of things) {
        const path = `${name}/${code}.json`;
        const body = await toBody(contentOf(files[`${code}.json`], path), server);
        const id = ids.get(code);
        const { create, read, update } = calls(server.client);
        await named(path, async () => {
          if (id === undefined) return create({ body });
          const { revision } = await read({ id });
          return update({ id, body: { ...body, revision } });
        });
      }
      return undefined;
    },
    ...(told && { told }),
    ...(leftOut && { leftOut: ({ code, files }) => leftOut(contentOf(files[`${code}.json`], code)) }),
  };
}

export type Content = Record<string, unknown>;

/** A file's content as an object. Throws FileError for anything else. */
export function contentOf(content: unknown, path: string): Content {
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new FileError(path, 'must be an object');
  return content as Content;
}

/** Does something with a file; what the server says against it is told with the file. */
export async function named<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.entries(error.fieldErrors).map(([field, text]) => `${field}: ${text}`);
    throw new FileError(path, fields.length > 0 ? fields.join('; ') : error.message);
  }
}

const same = (body: Content) => body;

interface NounPart {
  name: string;
  /** Call whose body says which fields a file has. */
  create: AnyEndpoint;
  calls: (client: ApiClient) => NounCalls;
  /** Body of the server's with codes instead of ids. */
  toFile?(body: Content, server: Server, row: Content): Content | Promise<Content>;
  toBody?(content: Content, server: Server): Content | Promise<Content>;
  told?: readonly string[];
  leftOut?(content: Content): string | undefined;
}

/** The calls of a noun as this program makes them: what a file holds is checked by the server. */
export interface NounCalls {
  list(input: { query: { currentPage: number; pageSize: number } }): Promise<{
    list: { id: string; enCode: string }[];
    pagination: { total: number };
  }>;
  read(input: { id: string }): Promise<Content>;
  create(input: { body: Content }): Promise<unknown>;
  update(input: { id: string; body: Content }): Promise<unknown>;
}
