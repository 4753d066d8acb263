import { randomBytes } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^[a-z0-9]{1,20}_[a-f0-9]{32}\.[a-z0-9]{1,10}$/;

/**
 * Files under random names in one folder. A name has a fixed form (`type_random.extension`), so no path can lead out
 * of the folder.
 */
export class FileStore {
  constructor(private readonly folder: string) {}

  /** Keeps a file and answers its name; it appears only when it is whole and on the disk. */
  async write(type: string, extension: string, content: Buffer): Promise<string> {
    const name = `${type}_${randomBytes(16).toString('hex')}.${extension}`;
    const path = this.pathOf(name);
    if (!path) throw new Error(`${type} or ${extension} cannot be part of a file name`);
    await mkdir(this.folder, { recursive: true });
    const temporary = `${path}.part`;
    const handle = await open(temporary, 'w', 0o640);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
    return name;
  }

  /** Size in bytes, or undefined when there is no such file. */
  async size(name: string): Promise<number | undefined> {
    const path = this.pathOf(name);
    if (!path) return undefined;
    return stat(path).then(
      (entry) => entry.size,
      () => undefined,
    );
  }

  /** Contents; call `size` first. */
  stream(name: string): ReadStream {
    return createReadStream(this.pathOf(name) ?? '');
  }

  async read(name: string): Promise<Buffer | undefined> {
    const path = this.pathOf(name);
    if (!path) return undefined;
    return readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  async remove(name: string): Promise<void> {
    const path = this.pathOf(name);
    if (path) await rm(path, { force: true });
  }

  private pathOf(name: string): string | undefined {
    return NAME.test(name) ? join(this.folder, name) : undefined;
  }
}
