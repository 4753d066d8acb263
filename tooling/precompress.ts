import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Plugin } from 'vite';

const TEXT = /\.(js|mjs|css|html|svg|json)$/;
/** Bytes below which a packet carries the file as it is. */
const LEAST = 1024;

/** Writes the text files of a build compressed beside them (.br, .gz), or the server would compress them at each request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      await Promise.all(
        Object.keys(bundle)
          .filter((name) => TEXT.test(name))
          .map(async (name) => {
            const path = join(dir, name);
            const content = await readFile(path);
            if (content.length < LEAST) return;
            await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: BROTLI }));
            await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
          }),
      );
    },
  };
}

/** Nearly as small as with the highest quality, which takes ten times as long. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9 };
