import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a text in UTF-8, as they arrive, each without its end. Only a line feed ends one: Node's own readers also
 * end lines at U+2028 and U+2029 from version 24 on, which stand as they are in JSON and in what people write.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  // a character may be cut in two by the end of a piece
  const decoder = new StringDecoder('utf8');
  let begun = '';
  for await (const piece of source) {
    const [first = '', ...others] = decoder.write(piece).split('\n');
    begun += first;
    for (const next of others) {
      yield begun;
      begun = next;
    }
  }
  begun += decoder.end();
  if (begun !== '') yield begun;
}
