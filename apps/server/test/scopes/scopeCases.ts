import { ApiError, type ApiClient } from '@smart-admin/api-client';
import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { Workbook } from '@cj-tech-master/excelts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type TestApp } from '../support/startTestApp.js';
import { type Reason } from './reasons.js';

/** Within the data permission of the limited caller, or beyond it. */
export type Place = 'own' | 'foreign';

/** What a limited caller may do with a call; see `open`, `hides` and `refuses`. */
export type ScopeCase = { open: Reason } | CheckedCase;

export interface CheckedCase {
  check: (app: TestApp, caller: ApiClient) => Promise<void>;
}

/** Every row in one page. */
export const HIDDEN_ROWS = { pageSize: 500 };

/** A thing that was made for one case. */
export interface Target {
  id: string;
  /** Text that an answer holds when it shows the thing. */
  marker: string;
}

/** The call shows and changes nothing that belongs to somebody's rows. */
export function open(reason: Reason): ScopeCase {
  return { open: reason };
}

/** The same for several calls of a noun. */
export function every(names: readonly string[], noun: string, reason: Reason): Record<string, ScopeCase> {
  return Object.fromEntries(names.map((name) => [`${noun}.${name}`, open(reason)]));
}

/** The call is good in several ways. */
export function both(...cases: CheckedCase[]): CheckedCase {
  return {
    check: async (app, caller) => {
      for (const each of cases) await each.check(app, caller);
    },
  };
}

/** The call that an entry is about. */
export function endpointOf(calls: object, name: string): AnyEndpoint {
  const found = name.split('.').reduce<object>((part, key) => (part as Record<string, object>)[key] ?? {}, calls);
  return found as AnyEndpoint;
}

/** Names of calls by their places in the contract: `permission.users.list`. */
export function namesOf(calls: object, path: readonly string[] = []): string[] {
  return Object.entries(calls).flatMap(([name, call]: [string, object]) =>
    'method' in call ? [[...path, name].join('.')] : namesOf(call, [...path, name]),
  );
}

/** The answer shows what is the caller's own and nothing of what is beyond their data permission. */
export function hides(
  make: (place: Place) => Promise<Target>,
  call: (caller: ApiClient, targets: Record<Place, Target>) => Promise<unknown>,
): CheckedCase {
  return {
    check: async (_app, caller) => {
      const targets = { own: await make('own'), foreign: await make('foreign') };
      const answer = await textOf(await call(caller, targets));
      expect(answer).toContain(targets.own.marker);
      expect(answer).not.toContain(targets.foreign.marker);
    },
  };
}

/** The call changes what is the caller's own and leaves what is somebody else's as it is. */
export function spares<Made extends Target>(
  make: (place: Place) => Promise<Made>,
  call: (caller: ApiClient, targets: Record<Place, Made>) => Promise<unknown>,
  read: (target: Made) => Promise<unknown>,
): CheckedCase {
  return {
    check: async (_app, caller) => {
      const targets = { own: await make('own'), foreign: await make('foreign') };
      const before = { own: await read(targets.own), foreign: await read(targets.foreign) };
      await call(caller, targets);
      expect(await read(targets.foreign)).toEqual(before.foreign);
      expect(await read(targets.own)).not.toEqual(before.own);
    },
  };
}

/** The figure counts what is the caller's own and nothing of what is beyond their data permission. */
export function counts(
  make: (place: Place) => Promise<Target>,
  count: (caller: ApiClient) => Promise<number>,
): CheckedCase {
  return {
    check: async (_app, caller) => {
      const before = await count(caller);
      await make('foreign');
      expect(await count(caller)).toBe(before);
      await make('own');
      expect(await count(caller)).toBe(before + 1);
    },
  };
}

/** The call works on what is the caller's own, and is refused and changes nothing beyond their data permission. */
export function refuses<Made extends Target>(
  make: (place: Place) => Promise<Made>,
  call: (caller: ApiClient, target: Made) => Promise<unknown>,
): CheckedCase {
  return {
    check: async (app, caller) => {
      const foreign = await make('foreign');
      const before = await fingerprint(app);
      const refusal: unknown = await call(caller, foreign).then(
        (answer) => answer,
        (reason: unknown) => reason,
      );
      expect(refusal).toBeInstanceOf(ApiError);
      expect([403, 404]).toContain((refusal as ApiError).code);
      expect(await fingerprint(app)).toEqual(before);
      await call(caller, await make('own'));
    },
  };
}

/** What an answer says, or the cells of all sheets of a file. */
export async function textOf(answer: unknown): Promise<string> {
  const file = answer as { blob?: Blob };
  if (!(file.blob instanceof Blob)) return JSON.stringify(answer);
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(await file.blob.arrayBuffer()));
  const rows: string[] = [];
  for (const sheet of book.worksheets) sheet.eachRow((row) => rows.push(JSON.stringify(row.values)));
  return rows.join('\n');
}

/** Everything that is stored, but for the log of calls, when sessions were used last and what the server measures of itself; by table. */
export async function fingerprint(app: TestApp): Promise<Record<string, string>> {
  const db = app.db.withoutPlugins();
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'area'
      and table_name not in ('monitor_instance', 'monitor_sample')`.execute(db);
  const prints = await Promise.all(
    tables.map(async ({ name }) => {
      const line = name === 'session' ? sql`concat(t.id, t.ended_at)` : sql`t::text`;
      // calls are noted in the log as well, with their addresses
      const own = name === 'operation_log' ? sql`t.request_url = ''` : sql`true`;
      const { rows } = await sql<{ print: string | null }>`
        select md5(string_agg(${line}, '' order by ${line})) as print from ${sql.table(name)} t where ${own}`.execute(
        db,
      );
      return [name, rows[0]?.print ?? ''] as const;
    }),
  );
  return Object.fromEntries(prints);
}
