import sharp, { type Sharp } from 'sharp';
import { PIXEL_LIMIT } from './pixelLimit.js';
import { Unreadable } from './Unreadable.js';

/** Ends a slow image in words before the pool ends the process. */
const SECONDS = 8;

// memory that is kept for the next image is memory that this one has not
sharp.cache(false);
sharp.concurrency(1);

/** Pixels of an image by its header. Throws an `Unreadable` when it is no image that can be opened. */
export async function measureImage({ content }: { content: Uint8Array }): Promise<{ pixels: number }> {
  const { width, height } = await read(sharp(content, { limitInputPixels: false }), (image) => image.metadata());
  return { pixels: width * height };
}

/** The image as WebP, at most `width` pixels wide. Throws an `Unreadable` for too many pixels and for no image. */
export async function shrinkImage({ content, width }: { content: Uint8Array; width: number }): Promise<Uint8Array> {
  return read(sharp(content, { limitInputPixels: PIXEL_LIMIT }), (image) =>
    image.rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer(),
  );
}

async function read<Result>(image: Sharp, work: (image: Sharp) => Promise<Result>): Promise<Result> {
  try {
    return await work(image.timeout({ seconds: SECONDS }));
  } catch (error) {
    throw new Unreadable('broken', String(error));
  }
}
