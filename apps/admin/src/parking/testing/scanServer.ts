import { vi } from 'vitest';

/** What a call is answered. */
export type ScanAnswer = { code: number; data: unknown; msg?: string };

/** Answers by the last part of a call's path. */
export type ScanServer = Record<string, (body: Record<string, unknown>) => ScanAnswer | Promise<ScanAnswer>>;

/** Answers the calls of the pages behind printed codes in place of the network; each is added to the list that it gives back. */
export function serveScans(server: ScanServer, calls: ScanCall[] = []): ScanCall[] {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), 'http://x').pathname.split('/').at(-1) ?? '';
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, unknown>;
    calls.push({ path, body });
    const { code, data, msg = '' } = (await server[path]?.(body)) ?? { code: 404, data: null };
    return new Response(JSON.stringify({ code, data, msg }), { headers: { 'content-type': 'application/json' } });
  });
  return calls;
}

/** A call that was made: the last part of its path, and what it sent. */
export type ScanCall = { path: string; body: Record<string, unknown> };

/** An answer that is no refusal. */
export const answered = (data: unknown): ScanAnswer => ({ code: 200, data });
