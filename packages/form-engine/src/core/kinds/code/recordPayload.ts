import { isRecord } from '../../document/readWire.js';

/** What the QR code of a record says, in the form that apps of the family scan (all parts are texts, '' for none). */
export interface RecordPayload {
  /** A record of a designed form. */
  t: 'DFD';
  /** Record. */
  id: string;
  /** Model. */
  mid: string;
  /** Type of the model: 1 web form, 2 app form, 3 flow form. */
  mt: string;
  /** Flow, when the form has one. */
  fid: string;
  /** Running process of the flow. */
  pid: string;
  /** Task of the process. */
  ftid: string;
  /** What is opened: `detail`. */
  opt: string;
}

/** The payload of a record. */
export function recordPayload(record: Partial<RecordPayload> & { id: string; mid: string }): RecordPayload {
  return { t: 'DFD', mt: '1', fid: '', pid: '', ftid: '', opt: 'detail', ...record };
}

/** Reads a scanned text: the payload as JSON, or an address that has its parts as parameters; undefined for anything else. */
export function readRecordPayload(scanned: string): RecordPayload | undefined {
  if (scanned.length > MAX_LENGTH) return undefined;
  const { t, id, mid, ...rest } = partsOf(scanned);
  if (t !== 'DFD' || !id || !mid) return undefined;
  const known = Object.fromEntries(PARTS.flatMap((part) => (rest[part] === undefined ? [] : [[part, rest[part]]])));
  return recordPayload({ id, mid, ...known });
}

/** An address that opens the record: `base` with the parts of its payload as parameters. */
export function recordAddress(base: string, payload: RecordPayload): string {
  return `${base}?${new URLSearchParams({ ...payload }).toString()}`;
}

const MAX_LENGTH = 2000;
const PARTS = ['mt', 'fid', 'pid', 'ftid', 'opt'] as const;

function partsOf(text: string): Record<string, string | undefined> {
  if (!text.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(text.replace(/^[^?]*\?/, '')));
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isRecord(parsed)) return {};
    return Object.fromEntries(
      Object.entries(parsed).flatMap(([key, part]) => (isPart(part) ? [[key, String(part)]] : [])),
    );
  } catch (error) {
    // any other code that somebody scans
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function isPart(part: unknown): part is string | number {
  return typeof part === 'string' || typeof part === 'number';
}
