/** Blocks of disks and pages of memory; whatever bypasses the system's cache begins and ends at such a border. */
const BLOCK = 4096;
const aligned = new WeakSet<ArrayBufferLike>();

/**
 * Memory of `size` bytes that begins at a page's border, and that other threads may read. Node.js does not tell addresses, but memory
 * that may grow is made of whole pages.
 */
export function allocateAligned(size: number): Buffer {
  const memory = new SharedArrayBuffer(size, { maxByteLength: size });
  aligned.add(memory);
  return Buffer.from(memory);
}

/** Whether a buffer begins and ends so that the disk may read it directly. */
export function isAligned(buffer: Buffer): boolean {
  return buffer.byteOffset % BLOCK === 0 && buffer.length % BLOCK === 0 && aligned.has(buffer.buffer);
}
