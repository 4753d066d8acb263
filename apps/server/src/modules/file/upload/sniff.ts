/** What a content is by its first bytes, whatever its name says; undefined when it is none of the known kinds. */
export function sniff(content: Buffer): Sniffed | undefined {
  return SIGNATURES.find(({ matches }) => matches(content));
}

/** Kind of a content. */
export interface Sniffed {
  /** Extensions that names of such contents have; the first one is the usual. */
  extensions: readonly [string, ...string[]];
  /** Type under which it is served. */
  contentType: string;
}

const starts =
  (...bytes: number[]) =>
  (content: Buffer) =>
    bytes.every((byte, index) => content[index] === byte);
const text = (offset: number, value: string) => (content: Buffer) =>
  content.subarray(offset, offset + value.length).toString('latin1') === value;
const both = (first: Matches, second: Matches) => (content: Buffer) => first(content) && second(content);
/** ISO base media: `ftyp` and one of the brands. */
const brand = (pattern: RegExp) => (content: Buffer) =>
  text(4, 'ftyp')(content) && pattern.test(content.subarray(8, 12).toString('latin1'));

type Matches = (content: Buffer) => boolean;

const SIGNATURES: readonly (Sniffed & { matches: Matches })[] = [
  {
    extensions: ['png'],
    contentType: 'image/png',
    matches: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  { extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg', matches: starts(0xff, 0xd8, 0xff) },
  { extensions: ['gif'], contentType: 'image/gif', matches: text(0, 'GIF8') },
  { extensions: ['webp'], contentType: 'image/webp', matches: both(text(0, 'RIFF'), text(8, 'WEBP')) },
  { extensions: ['bmp'], contentType: 'image/bmp', matches: both(text(0, 'BM'), (content) => content.length > 26) },
  { extensions: ['pdf'], contentType: 'application/pdf', matches: text(0, '%PDF-') },
  {
    extensions: ['zip'],
    contentType: 'application/zip',
    matches: (content) => starts(0x50, 0x4b, 0x03, 0x04)(content) || starts(0x50, 0x4b, 0x05, 0x06)(content),
  },
  { extensions: ['m4a', 'aac'], contentType: 'audio/mp4', matches: brand(/^M4[AB]/) },
  { extensions: ['3gp'], contentType: 'video/3gpp', matches: brand(/^3g/) },
  {
    extensions: ['mp4', 'm4v', 'mov'],
    contentType: 'video/mp4',
    matches: brand(/^(isom|iso\d|mp4|avc1|M4V|qt|dash|MSNV|f4v)/),
  },
  {
    extensions: ['webm'],
    contentType: 'video/webm',
    matches: both(starts(0x1a, 0x45, 0xdf, 0xa3), (content) => content.subarray(0, 64).includes('webm')),
  },
  { extensions: ['mkv'], contentType: 'video/x-matroska', matches: starts(0x1a, 0x45, 0xdf, 0xa3) },
  { extensions: ['avi'], contentType: 'video/x-msvideo', matches: both(text(0, 'RIFF'), text(8, 'AVI ')) },
  { extensions: ['flv'], contentType: 'video/x-flv', matches: text(0, 'FLV') },
  { extensions: ['wav'], contentType: 'audio/wav', matches: both(text(0, 'RIFF'), text(8, 'WAVE')) },
  { extensions: ['ogg', 'oga', 'ogv'], contentType: 'audio/ogg', matches: text(0, 'OggS') },
  { extensions: ['flac'], contentType: 'audio/flac', matches: text(0, 'fLaC') },
  { extensions: ['mp3'], contentType: 'audio/mpeg', matches: text(0, 'ID3') },
  {
    extensions: ['aac'],
    contentType: 'audio/aac',
    matches: (content) => content[0] === 0xff && ((content[1] ?? 0) & 0xf6) === 0xf0,
  },
  {
    extensions: ['mp3'],
    contentType: 'audio/mpeg',
    matches: (content) => content[0] === 0xff && ((content[1] ?? 0) & 0xe6) === 0xe2,
  },
];
