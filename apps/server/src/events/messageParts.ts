/** PostgreSQL takes payloads below 8,000 bytes; the rest of it is for the header. */
const PART_BYTES = 7_900;
/** A message of more parts (2 MB) belongs into a row. */
const PART_LIMIT = 256;

/**
 * Cuts a text into payloads of NOTIFY that `MessageParts` puts together again. Each begins with the id, its number and
 * how many there are. Throws a RangeError for more than 2 MB.
 */
export function splitMessage(id: string, text: string): string[] {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  let start = 0;
  do {
    const end = characterStart(bytes, Math.min(bytes.length, start + PART_BYTES));
    pieces.push(bytes.subarray(start, end));
    start = end;
  } while (start < bytes.length);
  if (pieces.length > PART_LIMIT) throw new RangeError(`A message of ${bytes.length} bytes is too large for the bus`);
  return pieces.map((piece, index) => `${id} ${index} ${pieces.length} ${piece.toString()}`);
}

/** Messages whose parts are still arriving. Parts of one message arrive in order, because one transaction sent them. */
export class MessageParts {
  private readonly open = new Map<string, string[]>();

  /** Takes a payload; answers the message when it is whole. Throws for a payload that is none of ours. */
  add(payload: string): { id: string; text: string } | undefined {
    const [, id = '', index, count, piece = ''] = HEADER.exec(payload) ?? [];
    if (!id) throw new SyntaxError('The payload has no header');
    if (count === '1') return { id, text: piece };
    const pieces = this.open.get(id) ?? [];
    if (Number(index) !== pieces.length) throw new RangeError('A part of the message is missing');
    pieces.push(piece);
    this.open.set(id, pieces);
    if (pieces.length < Number(count)) return undefined;
    this.open.delete(id);
    return { id, text: pieces.join('') };
  }

  /** Forgets what is not whole: its other parts were lost with the connection. */
  clear(): void {
    this.open.clear();
  }
}

const HEADER = /^(\S{1,60}) (\d{1,3}) (\d{1,3}) ([\s\S]*)$/;

/** The last position up to `end` at which no character is cut. */
function characterStart(bytes: Buffer, end: number): number {
  let position = end;
  while (position < bytes.length && ((bytes[position] ?? 0) & 0xc0) === 0x80) position -= 1;
  return position;
}
