/** Text of a file: by its byte order mark, as UTF-8 when it is that, else in the encoding of Chinese Windows. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // not UTF-8: spreadsheets on Chinese systems write GB18030
    return new TextDecoder('gb18030').decode(bytes);
  }
}
