import { buffer } from 'node:stream/consumers';
import { type Deps } from '../../deps.js';

/** Widths in pixels that are made; what is asked for is taken up to the next one. */
const WIDTHS = [80, 160, 320, 640, 1280] as const;
/** Pixels of an image that is opened; more would fill the memory however few bytes it has. */
export const PIXEL_LIMIT = 50_000_000;
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
  return deps.thumbnails.run(async () => {
    const content = await shrink(deps, image, width);
    // an empty one notes that there is none, so that it is not tried at every call
    await deps.files.writeDerived(image.storageKey, word, content ?? Buffer.alloc(0));
    return content && { content, contentType: 'image/webp', word };
  });
}

async function shrink(deps: Deps, { storageKey }: Image, width: number): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  const original = await buffer(await deps.files.read(storageKey));
  try {
    return await sharp(original, { limitInputPixels: PIXEL_LIMIT })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    deps.log.info({ err: error, storageKey }, 'an image has no small picture: it is shown as it is');
    return undefined;
  }
}

/** Pixels of an image; undefined when the content is no image that can be opened. */
export async function pixelsOf(content: Buffer): Promise<number | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
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
