import { buffer } from 'node:stream/consumers';
import { type Deps } from '../../../deps.js';
import { RefusedContent } from '../../../files/parse/RefusedContent.js';

/** Widths in pixels that are made; what is asked for is taken up to the next one. */
const WIDTHS = [80, 160, 320, 640, 1280] as const;
/** Bytes of an image that is opened. */
const SIZE_LIMIT = 50 * 1024 * 1024;

/**
 * A small picture of an image, made once and kept beside it. Undefined when the image is to be shown as it is: wider
 * ones than the widest are not made, and what cannot be opened is left alone.
 */
export async function thumbnailOf(deps: Deps, image: Image, asked: number): Promise<Thumbnail | undefined> {
  const width = WIDTHS.find((candidate) => candidate >= asked);
  if (width === undefined || image.contentType === 'image/bmp' || image.size > SIZE_LIMIT) return undefined;
  const word = `w${width}`;
  const known = await deps.files.readDerived(image.storageKey, word);
  if (known) return known.length ? { content: known, contentType: 'image/webp', word } : undefined;
  const content = await shrink(deps, image, width);
  // an empty one notes that there is none, so that it is not tried at every call
  await deps.files.writeDerived(image.storageKey, word, content ?? Buffer.alloc(0));
  return content && { content, contentType: 'image/webp', word };
}

async function shrink(deps: Deps, { storageKey }: Image, width: number): Promise<Buffer | undefined> {
  try {
    const small = await deps.parsers.run('shrinkImage', async () => ({
      content: await buffer(await deps.files.read(storageKey)),
      width,
    }));
    return Buffer.from(small);
  } catch (error) {
    if (!(error instanceof RefusedContent)) throw error;
    deps.log.info({ detail: error.detail, storageKey }, 'an image has no small picture: it is shown as it is');
    return undefined;
  }
}

interface Image {
  storageKey: string;
  contentType: string;
  size: number;
}

export interface Thumbnail {
  content: Buffer;
  contentType: string;
  word: string;
}
