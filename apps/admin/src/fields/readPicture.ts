/** Types of pictures that every browser shows. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'];

/** Characters of a `data:` address that the configuration takes. */
const MAX_LENGTH = 200_000;
/** Pixels of the longer side of a picture that had to be made smaller. */
const SIDE = 512;

/** A picture as a `data:` address; one that is too large is drawn again smaller. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  if (!PICTURE_TYPES.includes(file.type)) return { ok: false, reason: 'unreadable' };
  const address = await addressOf(file);
  if (address.length <= MAX_LENGTH) return (await canBeShown(address)) ? { ok: true, address } : UNREADABLE;
  if (file.type === 'image/svg+xml') return { ok: false, reason: 'tooLarge' };
  const smaller = await drawSmaller(file);
  if (smaller === undefined) return UNREADABLE;
  return smaller.length <= MAX_LENGTH ? { ok: true, address: smaller } : { ok: false, reason: 'tooLarge' };
}

export type ReadPicture = { ok: true; address: string } | { ok: false; reason: 'unreadable' | 'tooLarge' };

const UNREADABLE: ReadPicture = { ok: false, reason: 'unreadable' };

function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}

function canBeShown(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = address;
  });
}

async function drawSmaller(file: Blob): Promise<string | undefined> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    // not a picture, whatever its name says
    return undefined;
  }
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.9);
}
