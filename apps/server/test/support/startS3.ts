import { mkdir } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import S3rver from 's3rver';

/** A server that speaks S3, with one empty bucket; stops with `stop`. */
export async function startS3(directory: string): Promise<{ url: string; stop: () => Promise<void> }> {
  await mkdir(directory, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'smart-files', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/smart-files?tls=false`,
    stop: () => server.close(),
  };
}
