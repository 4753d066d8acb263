import { FLOW_FILES } from '../detail/flowFiles.js';
import { uploads } from '../../resource/uploads.js';

/** Width of the picture of a signature in px; its height follows. */
const WIDTH = 800;

/** Stores what was drawn on a signature pad as a picture; answers the name under which it is kept. */
export async function storeSignature(drawing: string): Promise<string> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * image.naturalHeight) / Math.max(1, image.naturalWidth));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The browser makes no picture of the signature');
  const stored = await uploads.sendWhole(new File([picture], 'signature.png', { type: 'image/png' }), FLOW_FILES);
  return stored.fileId;
}
