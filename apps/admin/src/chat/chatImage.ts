import { CHAT_IMAGE_LIMIT } from '@smart-admin/api-client';

/** Why a file cannot be sent as an image; undefined for one that can. */
export function refuseImage({ type, size }: Pick<File, 'type' | 'size'>): 'imageOnly' | 'imageTooLarge' | undefined {
  if (!/^image\/(png|jpeg|gif|webp|bmp)$/.test(type)) return 'imageOnly';
  return size >= CHAT_IMAGE_LIMIT ? 'imageTooLarge' : undefined;
}

/** Pixels of an image; rejects for a file that the browser cannot show. */
export async function measureImage(url: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}
