import { UploadRefusal, type FileClaim, type UploadedFile, type UploadTransport } from '../UploadTransport.js';

/** A server in memory for stories and tests: it keeps chunks between uploads and can be told to fail. */
export function memoryTransport(options: MemoryOptions = {}): MemoryTransport {
  const { chunkSize = 5_242_880 } = options;
  const chunks = new Map<string, Map<number, Blob>>();
  const contents = new Map<string, Blob>();
  const sent: SentChunk[] = [];
  const control = { failures: 0, refusal: '', held: false };
  let release: (() => void)[] = [];

  const gate = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted();
      if (!control.held) return resolve();
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      release.push(resolve);
    });
  const check = () => {
    if (control.refusal) throw new UploadRefusal(control.refusal);
    if (control.failures > 0) {
      control.failures -= 1;
      throw new TypeError('Failed to fetch');
    }
  };
  const partsOf = (claim: FileClaim) => {
    const parts = chunks.get(claim.identifier) ?? new Map<number, Blob>();
    chunks.set(claim.identifier, parts);
    return parts;
  };
  const keep = (name: string, blob: Blob): UploadedFile => {
    const fileId = `file-${contents.size + 1}`;
    contents.set(fileId, blob);
    return { name, fileId, fileVersionId: `${fileId}-1`, url: URL.createObjectURL(blob), fileSize: blob.size };
  };

  return {
    sent,
    async chunkState(claim, signal) {
      signal.throwIfAborted();
      const parts = partsOf(claim);
      return {
        uploaded: false,
        chunkNumbers: [...parts.keys()],
        merge: parts.size === Math.ceil(claim.fileSize / chunkSize),
      };
    },
    async sendChunk(claim, { chunkNumber, content }, { signal, onProgress }) {
      sent.push({ name: claim.fileName, chunkNumber, size: content.size });
      onProgress(content.size / 2);
      await gate(signal);
      check();
      partsOf(claim).set(chunkNumber, content);
      onProgress(content.size);
    },
    async merge(claim, signal) {
      signal.throwIfAborted();
      const parts = [...partsOf(claim)].sort(([one], [other]) => one - other).map(([, blob]) => blob);
      chunks.delete(claim.identifier);
      return keep(claim.fileName, new Blob(parts, { type: claim.fileType }));
    },
    async sendWhole(file) {
      check();
      return keep(file.name, file);
    },
    downloadUrl: (file) => Promise.resolve(file.url),
    previewUrl: () => Promise.resolve(options.previewUrl ?? ''),
    failNext(count) {
      control.failures = count;
    },
    refuse(message) {
      control.refusal = message;
    },
    hold() {
      control.held = true;
    },
    release() {
      control.held = false;
      for (const go of release) go();
      release = [];
    },
  };
}

export interface MemoryTransport extends UploadTransport {
  /** Every chunk that arrived here, also of failed attempts. */
  readonly sent: readonly SentChunk[];
  /** The next calls that send a chunk break. */
  failNext(count: number): void;
  /** Every chunk is refused with this message; '' ends it. */
  refuse(message: string): void;
  /** Chunks wait until `release`. */
  hold(): void;
  release(): void;
}

export interface SentChunk {
  name: string;
  chunkNumber: number;
  size: number;
}

export interface MemoryOptions {
  /** Bytes. Default 5,242,880. */
  chunkSize?: number;
  /** Address of every preview. Default: none. */
  previewUrl?: string;
}
