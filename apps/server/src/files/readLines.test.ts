import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readLines } from './readLines.js';

async function linesOf(pieces: readonly (string | Uint8Array)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(Readable.from(pieces.map((piece) => Buffer.from(piece))))) lines.push(line);
  return lines;
}

describe('the lines of a text', () => {
  it.for([
    ['a\nb\n', ['a', 'b']],
    ['a\n\nb', ['a', '', 'b']],
    ['\n', ['']],
    ['', []],
    ['a\r\nb\rc', ['a\r', 'b\rc']],
    ['a\u2028b\u2029c\u0085d\ve\ff\nz', ['a\u2028b\u2029c\u0085d\ve\ff', 'z']],
  ] as const)('%j are %j', async ([text, lines]) => {
    expect(await linesOf([text])).toEqual(lines);
  });

  it('are the same wherever it is cut, also in the middle of a character', async () => {
    const text = 'é车\u2028😀\n第二行\n末';
    const bytes = Buffer.from(text);
    for (let at = 0; at <= bytes.length; at += 1)
      expect(await linesOf([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(text.split('\n'));
    expect(await linesOf([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(text.split('\n'));
  });

  it('hold what is longer than many pieces', async () => {
    const pieces = Array.from({ length: 2_000 }, () => 'x'.repeat(1_000));
    const [line, last] = await linesOf([...pieces, '\nend']);
    expect([line?.length, last]).toEqual([2_000_000, 'end']);
  });
});
