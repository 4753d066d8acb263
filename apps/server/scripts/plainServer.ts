/** What a file transfer costs at least: node:http writes a body to a file, and reads it back. Run by benchFiles.ts. */
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

const path = process.argv[2] ?? '';
const server = createServer((request, answer) => {
  const work =
    request.method === 'POST'
      ? pipeline(request, createWriteStream(path)).then(() => void answer.end('{"code":200}'))
      : stat(path).then(({ size }) => {
          answer.setHeader('content-length', size);
          return pipeline(createReadStream(path), answer);
        });
  work.catch((error: unknown) => answer.destroy(error instanceof Error ? error : undefined));
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
