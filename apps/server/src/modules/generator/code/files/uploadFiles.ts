import { type CodePlan } from '../CodePlan.js';
import { type CodeFile } from '../generateCode.js';

/** Where uploaded files go. */
export function uploadFiles({ hasFiles }: CodePlan): CodeFile[] {
  return hasFiles ? [{ path: 'server/src/files.ts', content: FILES }] : [];
}

const FILES = `import { type FastifyPluginCallback } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { HttpError } from './errors.js';

const PATH = '/api/files';
const CHUNK = 8_000_000;
const IdSchema = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) });
const ChunkSchema = IdSchema.extend({ number: z.coerce.number().int().min(1).max(10_000) });
const FileIdSchema = z.object({ id: z.uuid() });
const NameSchema = z.object({ name: z.string().min(1).max(500) });

/** Takes files in chunks, named by the SHA-256 of their content, and gives them out again; they stand in one folder. */
export function fileRoutes(folder: string): FastifyPluginCallback {
  const chunks = (id: string) => join(folder, 'chunks', id);
  const contentOf = (id: string) => join(folder, \`\${id}.bin\`);
  const store = async (path: string, name: string) => {
    const fileId = randomUUID();
    await writeFile(join(folder, \`\${fileId}.json\`), JSON.stringify({ name }));
    await rename(path, contentOf(fileId));
    const { size: fileSize } = await stat(contentOf(fileId));
    return { name, fileId, fileVersionId: fileId, url: \`\${PATH}/\${fileId}\`, fileSize };
  };
  return (app, _options, done) => {
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: CHUNK }, (_request, body, parsed) =>
      parsed(null, body),
    );
    app.put(\`\${PATH}/:id/chunks/:number\`, { bodyLimit: CHUNK }, async ({ params, body }, reply) => {
      const { id, number } = ChunkSchema.parse(params);
      await mkdir(chunks(id), { recursive: true });
      await writeFile(join(chunks(id), String(number).padStart(5, '0')), bytesOf(body));
      return reply.code(204).send();
    });
    app.post(\`\${PATH}/:id\`, async ({ params, query }) => {
      const { id } = IdSchema.parse(params);
      const { name } = NameSchema.parse(query);
      const whole = join(folder, \`\${randomUUID()}.part\`);
      const hash = createHash('sha256');
      await mkdir(folder, { recursive: true });
      await writeFile(whole, '');
      for (const part of (await readdir(chunks(id)).catch(noChunks)).sort()) {
        const content = await readFile(join(chunks(id), part));
        hash.update(content);
        await appendFile(whole, content);
      }
      await rm(chunks(id), { recursive: true, force: true });
      if (hash.digest('hex') === id) return store(whole, name);
      await rm(whole, { force: true });
      throw new HttpError(409, 'The file did not arrive as it was sent');
    });
    app.put(PATH, { bodyLimit: CHUNK }, async ({ query, body }) => {
      const { name } = NameSchema.parse(query);
      const whole = join(folder, \`\${randomUUID()}.part\`);
      await mkdir(folder, { recursive: true });
      await writeFile(whole, bytesOf(body));
      return store(whole, name);
    });
    app.get(\`\${PATH}/:id\`, async ({ params }, reply) => {
      const { id } = FileIdSchema.parse(params);
      const { name } = NameSchema.parse(JSON.parse(await readFile(join(folder, \`\${id}.json\`), 'utf8').catch(noFile)));
      // pictures show in the page, everything else is saved: a page of somebody else must not run here
      const type = PICTURES[name.split('.').pop()?.toLowerCase() ?? ''];
      const disposition = type ? 'inline' : \`attachment; filename*=UTF-8''\${encodeURIComponent(name)}\`;
      return reply
        .headers({ 'content-disposition': disposition, 'x-content-type-options': 'nosniff' })
        .type(type ?? 'application/octet-stream')
        .send(createReadStream(contentOf(id)));
    });
    done();
  };
}

const PICTURES: Readonly<Record<string, string | undefined>> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new HttpError(400, 'The body is no file');
}

function noChunks(): never {
  throw new HttpError(409, 'No part of the file has arrived');
}

function noFile(): never {
  throw new HttpError(404, 'There is no such file');
}
`;
