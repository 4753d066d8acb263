import { streamZip } from '../../files/sheet/streamZip.js';

/** Files as a ZIP archive; the same files give the same bytes. */
export async function zipCode(files: readonly { path: string; content: string }[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of streamZip(files.map(({ path, content }) => ({ name: path, content: [content] }))))
    pieces.push(piece);
  return Buffer.concat(pieces);
}
