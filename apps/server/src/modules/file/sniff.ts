/** What a content is by its first bytes, whatever its name says; undefined when it is none of the known kinds. */
export function sniff(content: Buffer): Sniffed | undefined {
  return SIGNATURES.find(({ matches }) => matches(content));
}

/** Kind of a content: extension under which it is kept, and type under which it is served. */
export interface Sniffed {
  extension: string;
  contentType: string;
  image: boolean;
}

const starts =
  (...bytes: number[]) =>
  (content: Buffer) =>
    bytes.every((byte, index) => content[index] === byte);
const text = (offset: number, value: string) => (content: Buffer) =>
  content.subarray(offset, offset + value.length).toString('latin1') === value;

const SIGNATURES: readonly (Sniffed & { matches: (content: Buffer) => boolean })[] = [
  {
    extension: 'png',
    contentType: 'image/png',
    image: true,
    matches: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  { extension: 'jpg', contentType: 'image/jpeg', image: true, matches: starts(0xff, 0xd8, 0xff) },
  { extension: 'gif', contentType: 'image/gif', image: true, matches: text(0, 'GIF8') },
  {
    extension: 'webp',
    contentType: 'image/webp',
    image: true,
    matches: (content) => text(0, 'RIFF')(content) && text(8, 'WEBP')(content),
  },
  { extension: 'bmp', contentType: 'image/bmp', image: true, matches: text(0, 'BM') },
  { extension: 'pdf', contentType: 'application/pdf', image: false, matches: text(0, '%PDF-') },
  { extension: 'zip', contentType: 'application/zip', image: false, matches: starts(0x50, 0x4b, 0x03, 0x04) },
];
