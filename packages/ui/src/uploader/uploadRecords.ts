/** Where the uploads that have begun are remembered. */
export const UPLOADS_KEY = 'smart_uploads';

/** An upload that began and has not ended: the same file chosen again goes on where it stopped. */
export interface UploadRecord {
  /** SHA-256 of the content in hex. */
  identifier: string;
  name: string;
  /** Bytes. */
  size: number;
  /** What it was sent for. */
  type: string;
}

const MAX_RECORDS = 50;

/** Uploads that a reload, a crash or a closed page cut off, newest first. */
export function unfinishedUploads(type?: string): UploadRecord[] {
  return readRecords().filter((record) => type === undefined || record.type === type);
}

/** Remembers an upload that begins. */
export function rememberUpload(record: UploadRecord): void {
  write([record, ...readRecords().filter((other) => !isSame(other, record))].slice(0, MAX_RECORDS));
}

/** Forgets an upload that ended or was given up. */
export function forgetUpload(record: Pick<UploadRecord, 'identifier' | 'type'>): void {
  write(readRecords().filter((other) => !isSame(other, record)));
}

function isSame(one: Pick<UploadRecord, 'identifier' | 'type'>, other: Pick<UploadRecord, 'identifier' | 'type'>) {
  return one.identifier === other.identifier && one.type === other.type;
}

function readRecords(): UploadRecord[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(UPLOADS_KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isRecord) : [];
  } catch {
    // no storage, or somebody else's text in it: an upload then begins without memory
    return [];
  }
}

function write(records: UploadRecord[]): void {
  try {
    if (records.length === 0) localStorage.removeItem(UPLOADS_KEY);
    else localStorage.setItem(UPLOADS_KEY, JSON.stringify(records));
  } catch {
    // a full or forbidden storage costs the hint, not the upload: the server knows its chunks
  }
}

function isRecord(value: unknown): value is UploadRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { identifier, name, size, type } = value as Partial<UploadRecord>;
  return (
    typeof identifier === 'string' && typeof name === 'string' && typeof size === 'number' && typeof type === 'string'
  );
}
