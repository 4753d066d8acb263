import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { randomBytes } from 'node:crypto';
import { type Readable } from 'node:stream';
import {
  MissingPartsError,
  PART_SIZE,
  type ByteRange,
  type ByteSource,
  type FileStore,
  type StoredEntry,
} from './fileStore.js';
import { type S3Address } from '../storageUrl.js';

/**
 * Contents as objects of any S3-compatible store. A content in parts is a multipart upload of the store, so its parts
 * are reachable from every instance, and they cross the network once. Uploads that the database has forgotten are left to
 * the bucket's own rule for incomplete ones.
 */
export class S3Store implements FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(address: S3Address) {
    this.bucket = address.bucket;
    this.client = new S3Client({
      region: address.region,
      ...(address.endpoint ? { endpoint: address.endpoint, forcePathStyle: true } : {}),
      ...(address.credentials ? { credentials: address.credentials } : {}),
      // other stores do not know Amazon's newer checksums; contents are verified by their SHA-256
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async begin(): Promise<string> {
    const Key = `content/${randomBytes(16).toString('hex')}`;
    const { UploadId } = await this.client.send(new CreateMultipartUploadCommand({ Bucket: this.bucket, Key }));
    if (!UploadId) throw new Error('the store opened no upload');
    return `${Key}|${UploadId}`;
  }

  async writePart(handle: string, number: number, content: Buffer): Promise<string> {
    const { ETag } = await this.client.send(
      new UploadPartCommand({
        Bucket: this.bucket,
        ...readHandle(handle),
        PartNumber: number,
        Body: content,
        ContentLength: content.length,
      }),
    );
    if (!ETag) throw new Error('the store did not say what it kept');
    return ETag;
  }

  async finish(handle: string, marks: readonly string[], size: number): Promise<string> {
    const { Key, UploadId } = readHandle(handle);
    // joined already, before a crash: the store has forgotten the upload and has the object
    if ((await this.size(Key)) === size) return Key;
    try {
      await this.client.send(
        new CompleteMultipartUploadCommand({
          Bucket: this.bucket,
          Key,
          UploadId,
          MultipartUpload: { Parts: marks.map((ETag, index) => ({ ETag, PartNumber: index + 1 })) },
        }),
      );
    } catch (error) {
      if (!isCode(error, 'NoSuchUpload', 'InvalidPart', 'NoSuchKey')) throw error;
      throw new MissingPartsError(`${Key} is not whole`, { cause: error });
    }
    return Key;
  }

  async abort(handle: string): Promise<void> {
    const { Key, UploadId } = readHandle(handle);
    try {
      await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId }));
    } catch (error) {
      // small stores know no such call: a rule of the bucket clears them
      if (!isCode(error, 'NoSuchUpload', 'MethodNotAllowed', 'NotImplemented')) throw error;
    }
  }

  async write(source: ByteSource): Promise<{ key: string; size: number }> {
    const handle = await this.begin();
    try {
      const marks: string[] = [];
      let size = 0;
      for await (const part of inParts(source)) {
        marks.push(await this.writePart(handle, marks.length + 1, part));
        size += part.length;
      }
      return { key: await this.finish(handle, marks, size), size };
    } catch (error) {
      await this.abort(handle);
      throw error;
    }
  }

  async writeDerived(key: string, word: string, content: Buffer): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: `${key}.${word}`,
        Body: content,
        ContentLength: content.length,
      }),
    );
  }

  async readDerived(key: string, word: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: `${key}.${word}` }));
      return Body ? Buffer.from(await Body.transformToByteArray()) : undefined;
    } catch (error) {
      if (isCode(error, 'NoSuchKey', 'NotFound')) return undefined;
      throw error;
    }
  }

  async size(key: string): Promise<number | undefined> {
    try {
      return (await this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key }))).ContentLength;
    } catch (error) {
      if (isCode(error, 'NoSuchKey', 'NotFound')) return undefined;
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const { Body } = await this.client.send(
      new GetObjectCommand({
        Bucket: this.bucket,
        Key: key,
        ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
      }),
    );
    if (!Body) throw new Error('the store answered no content');
    return Body as Readable;
  }

  async remove(key: string): Promise<void> {
    const { Contents = [] } = await this.client.send(new ListObjectsV2Command({ Bucket: this.bucket, Prefix: key }));
    const Objects = [key, ...Contents.map(({ Key }) => Key ?? '').filter((name) => name.startsWith(`${key}.`))].map(
      (Key) => ({ Key }),
    );
    await this.client.send(new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }));
  }

  async *listOlder(time: number): AsyncIterable<StoredEntry> {
    for (let token: string | undefined = ''; token !== undefined;) {
      const page: Awaited<ReturnType<typeof this.listObjects>> = await this.listObjects(token);
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && /^content\/[a-f0-9]{32}$/.test(Key) && (LastModified?.getTime() ?? time) < time) yield { key: Key };
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    }
  }

  freeSize(): Promise<null> {
    return Promise.resolve(null);
  }

  private listObjects(token: string) {
    return this.client.send(
      new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: 'content/',
        ...(token ? { ContinuationToken: token } : {}),
      }),
    );
  }
}

function readHandle(handle: string): { Key: string; UploadId: string } {
  const end = handle.indexOf('|');
  return { Key: handle.slice(0, end), UploadId: handle.slice(end + 1) };
}

function isCode(error: unknown, ...names: string[]): boolean {
  return error instanceof S3ServiceException && names.includes(error.name);
}

/** A source cut into parts of PART_SIZE; one empty part for an empty source. */
async function* inParts(source: ByteSource): AsyncIterable<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  let isFirst = true;
  for await (const piece of source) {
    held.push(piece);
    size += piece.length;
    while (size >= PART_SIZE) {
      const all = Buffer.concat(held);
      yield all.subarray(0, PART_SIZE);
      isFirst = false;
      held = [all.subarray(PART_SIZE)];
      size -= PART_SIZE;
    }
  }
  if (size > 0 || isFirst) yield Buffer.concat(held);
}
