import { decodeText } from '../decodeText.js';
import { Unreadable } from '../Unreadable.js';
import { ZipArchive } from '../ZipArchive.js';
import { isAlipayStatement, readAlipayStatement } from './alipayStatement.js';
import { type ReadStatement, type StatementProblem, WrongStatement } from './StatementText.js';
import { isWechatStatement, readWechatStatement } from './wechatStatement.js';

/**
 * Reads the statement of a day that WeChat Pay or Alipay gave out, also one in a zip archive. The content tells whose it
 * is. Says what is wrong and in which line; throws an `Unreadable` for what is no text, or too much of it.
 */
export function readStatement({ content }: { content: Uint8Array }): StatementAnswer {
  try {
    return { ok: true, statement: readOne(textsOf(content)) };
  } catch (error) {
    if (error instanceof WrongStatement)
      return { ok: false, problem: error.problem, line: error.line, detail: error.detail };
    throw error;
  }
}

export type StatementAnswer =
  { ok: true; statement: ReadStatement } | { ok: false; problem: StatementProblem; line: number; detail: string };

/** The one of them that is a statement: an archive of Alipay's has a summary beside it. */
function readOne(texts: readonly string[]): ReadStatement {
  const found = texts.flatMap((text) => {
    if (isWechatStatement(text)) return [() => readWechatStatement(text)];
    return isAlipayStatement(text) ? [() => readAlipayStatement(text)] : [];
  });
  const [read, another] = found;
  if (!read) throw new WrongStatement('unknown');
  if (another) throw new WrongStatement('several');
  return read();
}

function textsOf(content: Uint8Array): string[] {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') return [decodeText(content)];
  const archive = new ZipArchive(bytes, { entries: MOST_ENTRIES, bytes: MOST_BYTES });
  const names = archive.names.filter((name) => /\.(?:csv|txt)$/i.test(name));
  return names.map((name) => {
    const entry = archive.read(name);
    if (!entry) throw new Unreadable('broken', 'an entry of the archive cannot be read');
    return decodeText(entry);
  });
}

/** What an archive of a statement holds at most, unpacked. */
const MOST_ENTRIES = 20;
const MOST_BYTES = 32 * 1024 * 1024;
