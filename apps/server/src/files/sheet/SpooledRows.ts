import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../db/newId.js';
import { type ParserPool } from '../parse/ParserPool.js';
import { type SheetInput, type SheetRow } from '../parse/sheetLimits.js';
import { readLines } from '../readLines.js';

/** Rows of a sheet that somebody sent, kept in a file: they are read one after the other, as often as they are needed. */
export class SpooledRows {
  private constructor(
    private readonly file: FileHandle,
    /** Names of the sheets that the file has. */
    readonly sheets: readonly string[],
  ) {}

  /** Gives `work` the rows of a sheet; nothing is left of them afterwards. Rejects with a `RefusedContent`. */
  static async withRows<Result>(
    parsers: ParserPool,
    load: () => Promise<Omit<SheetInput, 'characters'>>,
    work: (rows: SpooledRows) => Promise<Result>,
  ): Promise<Result> {
    const path = join(tmpdir(), `sheet-${newId()}`);
    let file: FileHandle | undefined;
    try {
      const { sheets } = await parsers.run('spoolSheet', async () => ({ ...(await load()), path }));
      file = await open(path);
      // it has no name any more, so a crash leaves nothing behind
      await rm(path);
      return await work(new SpooledRows(file, sheets));
    } finally {
      await file?.close();
      await rm(path, { force: true });
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<SheetRow> {
    const content = this.file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>;
    for await (const line of readLines(content)) yield JSON.parse(line) as SheetRow;
  }
}
