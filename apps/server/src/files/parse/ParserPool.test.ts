import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { alipayBill, wechatBill } from '../../../test/support/statementFiles.js';
import { workbookOf, zipOf } from '../../../test/support/zipOf.js';
import { writeSheet } from '../spreadsheet.js';
import { ParserPool } from './ParserPool.js';
import { RefusedContent } from './RefusedContent.js';
import { END_LIMIT, findDirectory } from './zipDirectory.js';

const pool = new ParserPool();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sa-parse-'));
});
afterAll(async () => {
  await pool.stop();
  await rm(folder, { recursive: true });
});

/** A pool whose processes run a script of one statement for each call. */
async function poolOf(statement: string, milliseconds = 60_000, begin = 'process.send({ isReady: true });') {
  const script = join(folder, `${Math.random()}.mjs`);
  await writeFile(script, `process.on('message', async ({ input }) => { ${statement} }); ${begin}`);
  return new ParserPool({ atOnce: 1, megabytes: 64, milliseconds, script });
}

const refusalOf = (work: Promise<unknown>) => work.then(String, (error: RefusedContent) => error.reason);
const ask = (asked: ParserPool, width = 1) =>
  asked.run('shrinkImage', () => ({ content: new Uint8Array(), width })) as Promise<unknown>;

describe('a reader', () => {
  it('that never ends is ended, and the next content is read', async () => {
    const some = await poolOf('if (input.width === 1) for (;;); process.send({ result: "read" });', 1_500);
    expect(await refusalOf(ask(some))).toBe('tooSlow');
    expect(await ask(some, 2)).toBe('read');
    await some.stop();
  });

  it('is given time to begin: what it takes to load does not count', async () => {
    const some = await poolOf(
      'process.send({ result: "read" });',
      500,
      'setTimeout(() => process.send({ isReady: true }), 1_000);',
    );
    expect(await ask(some)).toBe('read');
    await some.stop();
  });

  it('that fills its memory, also by one large allocation, is ended, and the next content is read', async () => {
    const some = await poolOf(
      'if (input.width === 1) new Array(6e7).fill(0).map((x) => ({ x })); if (input.width === 2) for (const all = [];;) all.push({ all }); process.send({ result: "read" });',
    );
    expect(await refusalOf(ask(some, 1))).toBe('tooMuch');
    expect(await refusalOf(ask(some, 2))).toBe('tooMuch');
    expect(await ask(some, 3)).toBe('read');
    await some.stop();
  });

  it('that breaks down refuses its content alone', async () => {
    const some = await poolOf(
      'if (input.width === 1) process.kill(process.pid, "SIGSEGV"); else process.send({ result: "read" });',
    );
    expect(await refusalOf(ask(some))).toBe('broken');
    expect(await ask(some, 2)).toBe('read');
    await some.stop();
  });

  it('knows nothing of the server’s environment', async () => {
    vi.stubEnv('ADMIN_PASSWORD', 'Secret123');
    const some = await poolOf('process.send({ result: Object.keys(process.env) });');
    expect(await ask(some)).not.toContain('ADMIN_PASSWORD');
    vi.unstubAllEnvs();
    await some.stop();
  });
});

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}

it('loads contents only when their turn has come', async () => {
  const one = new ParserPool({ atOnce: 1 });
  const content = zipOf({ a: 'a' });
  const input = { content, rows: 1, columns: 1 };
  const first = deferred<typeof input>();
  const loads: string[] = [];
  const running = refusalOf(
    one.run('readSheet', () => {
      loads.push('first');
      return first.promise;
    }),
  );
  const waiting = refusalOf(
    one.run('readSheet', () => {
      loads.push('second');
      return input;
    }),
  );
  expect(loads).toEqual(['first']);
  first.resolve(input);
  await Promise.all([running, waiting]);
  expect(loads).toEqual(['first', 'second']);
  await one.stop();
});

const rows = async (sheet: string, sharedStrings?: string, styles?: string) => {
  const content = workbookOf(sheet, sharedStrings, styles);
  return (await pool.run('readSheet', () => ({ content, rows: 100, columns: 9 }))).rows;
};
const cell = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('an Excel file', () => {
  it('is read by its own row numbers, with every kind of cell', async () => {
    const content = await writeSheet({
      name: 'a',
      columns: [{ header: 'A' }, { header: 'B' }],
      rows: [['一', 13612345678]],
    });
    expect(await pool.run('readSheet', () => ({ content, rows: 10, columns: 9 }))).toEqual({
      sheets: ['a'],
      rows: [
        { number: 1, cells: ['A', 'B'] },
        { number: 2, cells: ['一', '13612345678'] },
      ],
    });
    expect(
      await rows(
        `<sheetData><row r="3">${cell('B3', ' a &amp; b ')}</row><row r="5"/><row r="9"><c r="A9"><v>1.3612345678E10</v></c><c r="C9" t="s"><v>0</v></c><c r="D9" t="b"><v>1</v></c><c r="E9" t="str"><f>A9&amp;1</f><v>x</v></c><c r="F9"><f>1.1*3</f><v>3.3000000000000003</v></c></row></sheetData>`,
        '<si><r><t>rich </t></r><r><t>text</t></r><rPh sb="0" eb="1"><t>reading</t></rPh></si>',
      ),
    ).toEqual([
      { number: 3, cells: ['', 'a & b'] },
      { number: 9, cells: ['13612345678', '', 'rich text', 'TRUE', 'x', '3.3'] },
    ]);
  });

  it('says days and times as people see them, and numbers as they are', async () => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs>';
    const cells = '<c r="A1" s="1"><v>46357</v></c><c r="B1" s="2"><v>46357.5</v></c><c r="C1" s="0"><v>46357</v></c>';
    expect(await rows(`<sheetData><row r="1">${cells}</row></sheetData>`, undefined, styles)).toEqual([
      { number: 1, cells: ['2026-12-01', '2026-12-01 12:00:00', '46357'] },
    ]);
  });

  it.each([
    [
      'columns that claim the sheet',
      '<cols><col min="1" max="100000000"/></cols><sheetData><row r="1">' + cell('A1', 'x') + '</row></sheetData>',
      1,
    ],
    [
      'merges over the sheet',
      '<sheetData><row r="1">' +
        cell('A1', 'x') +
        '</row></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
      1,
    ],
    [
      'a validation over the sheet',
      '<sheetData><row r="1">' +
        cell('A1', 'x') +
        '</row></sheetData><dataValidations><dataValidation sqref="A1:XFD1048576"/></dataValidations>',
      1,
    ],
    [
      'a row number beyond Excel',
      `<sheetData><row r="2000000000">${cell('A2000000000', 'x')}</row></sheetData>`,
      'broken',
    ],
    ['row numbers that go back', '<sheetData><row r="2"/><row r="1"/></sheetData>', 'broken'],
    ['a column beyond Excel', `<sheetData><row r="1">${cell('ZZZ1', 'x')}</row></sheetData>`, 'broken'],
    ['too many rows', `<sheetData>${'<row/>'.repeat(60_001)}</sheetData>`, 'tooMuch'],
    ['too many levels', '<a>'.repeat(5_000), 'tooMuch'],
    ['entities', '<!DOCTYPE a [<!ENTITY b "b">]><sheetData/>', 'broken'],
    ['an end in the middle', '<sheetData><row', 'broken'],
  ])('with %s costs nothing', async (_what, sheet, expected) => {
    const answer = await rows(sheet).then(
      (found) => found.length,
      (error: RefusedContent) => error.reason,
    );
    expect(answer).toBe(expected);
  });

  it('whose rows say one long shared string again and again is refused', async () => {
    const lines = Array.from(
      { length: 100 },
      (_, row) =>
        `<row>${Array.from({ length: 9 }, (_cell, column) => `<c r="${'ABCDEFGHI'[column]}${row + 1}" t="s"><v>0</v></c>`).join('')}</row>`,
    );
    expect(
      await refusalOf(rows(`<sheetData>${lines.join('')}</sheetData>`, `<si><t>${'x'.repeat(32_000)}</t></si>`)),
    ).toBe('tooMuch');
    expect(await refusalOf(rows('<sheetData/>', '<si/>'.repeat(1_000_001)))).toBe('tooMuch');
  });

  it('that unpacks to more than it may, or says, is refused before it is unpacked', async () => {
    const read = (content: Buffer) => refusalOf(pool.run('readSheet', () => ({ content, rows: 9, columns: 9 })));
    const much = Buffer.alloc(70 * 1024 * 1024, 0x20);
    expect(await read(zipOf({ 'xl/workbook.xml': much }))).toBe('tooMuch');
    expect(await read(zipOf({ 'xl/workbook.xml': { content: much, size: 100 } }))).toBe('broken');
    expect(await read(zipOf({ 'xl/workbook.xml': Buffer.alloc(2 * 1024 * 1024) }))).toBe('tooMuch');
    expect(
      await read(zipOf(Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [String(index), ''])))),
    ).toBe('tooMuch');
  });
});

/** Contents that are nearly right: bytes of a right one are changed, left out, doubled or cut off. */
function damaged(right: Buffer) {
  const place = fc.nat(right.length - 1);
  return fc
    .array(fc.tuple(place, fc.constantFrom('set', 'cut', 'double', 'end'), fc.nat(255)), { minLength: 1, maxLength: 6 })
    .map((changes) =>
      changes.reduce((content, [at, change, byte]) => {
        if (change === 'end') return content.subarray(0, Math.max(1, at));
        if (change === 'cut') return Buffer.concat([content.subarray(0, at), content.subarray(at + byte)]);
        if (change === 'double') return Buffer.concat([content.subarray(0, at + byte), content.subarray(at)]);
        const changed = Buffer.from(content);
        if (at < changed.length) changed[at] = byte;
        return changed;
      }, right),
    );
}

/** Answers or refuses every content, and reads the right one afterwards. */
async function survives(right: Buffer, read: (content: Buffer) => Promise<unknown>) {
  await fc.assert(
    fc.asyncProperty(damaged(right), async (content) => {
      const outcome = await read(content).then(
        () => 'read',
        (error: unknown) => (error instanceof RefusedContent ? 'refused' : String(error)),
      );
      expect(['read', 'refused']).toContain(outcome);
    }),
    { numRuns: 150, seed: 11 },
  );
  await read(right);
}

describe('damaged contents are read or refused:', () => {
  it('Excel files', () =>
    survives(
      workbookOf(
        `<sheetData><row r="1">${cell('A1', 'x')}<c t="s"><v>0</v></c></row></sheetData>`,
        '<si><t>y</t></si>',
      ),
      (content) => pool.run('readSheet', () => ({ content, rows: 10, columns: 9 })),
    ));

  it('sheets of Excel files', () => {
    const sheet = `<cols><col min="1" max="2"/></cols><sheetData><row r="1">${cell('A1', 'x')}</row><row r="7"><c r="B7"><v>3</v></c></row></sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells>`;
    return survives(Buffer.from(sheet), (content) => rows(content.toString('latin1')));
  });

  it('office documents', () => {
    const names = ['[Content_Types].xml', 'word/document.xml', 'xl/workbook.xml', 'ppt/presentation.xml'];
    return survives(zipOf(Object.fromEntries(names.map((name) => [name, name]))), (content) => {
      const place = findDirectory(content.subarray(-END_LIMIT), content.length);
      return pool.run('officeKind', () => ({
        directory: place ? content.subarray(place.start, place.start + place.length) : content,
      }));
    });
  });

  it('mails', () => {
    const parts = [
      ...['From: "A" <a@example.com>', 'To: b@example.com, group: c@example.com;', 'Subject: =?utf-8?B?5p2O?='],
      ...['Content-Type: multipart/mixed; boundary=m', '', '--m', 'Content-Type: text/html', ''],
      ...['<p style="color:red" onclick="x()">hi<img src="http://x/a.png"></p>', '--m'],
      ...['Content-Type: image/png; name=a.png', 'Content-Transfer-Encoding: base64', '', 'iVBORw0KGgo=', '--m--'],
    ];
    return survives(Buffer.from(parts.join('\r\n')), (source) => pool.run('readMail', () => ({ source })));
  });

  it.each([
    ['WeChat Pay', wechatBill],
    ['Alipay', alipayBill],
  ] as const)('statements of %s', async (_name, bill) => {
    const content = bill('2026-11-25', [{ number: '199', amount: 400 }]);
    const read = (changed: Buffer) => pool.run('readStatement', () => ({ content: changed }));
    await survives(content, read);
    await survives(zipOf({ 'a.csv': content }), read);
  });

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('images (%s)', async (format) => {
    const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a31' } });
    await survives(await image.toFormat(format).toBuffer(), async (content) => {
      await pool.run('measureImage', () => ({ content }));
      await pool.run('shrinkImage', () => ({ content, width: 20 }));
    });
  });
});

describe('formatting', () => {
  const format = (content: string) =>
    pool.run('formatCode', () => ({
      files: [
        { path: 'src/a.ts', content },
        { path: 'a.sql', content: 'select  1' },
      ],
    }));

  it('formats code by the ending of its name, and leaves other files as they are', async () => {
    expect(await format('const a={b:"c"}')).toEqual([
      { path: 'src/a.ts', content: "const a = { b: 'c' };\n" },
      { path: 'a.sql', content: 'select  1' },
    ]);
  });

  it('refuses what is no code, and goes on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        // whatever it is, there is an answer
        expect(
          await format(text).then(
            () => 'formatted',
            ({ reason }: RefusedContent) => reason,
          ),
        ).toMatch(/^(formatted|broken)$/);
      }),
      { numRuns: 50 },
    );
    expect(await refusalOf(format('const = ;'))).toBe('broken');
  });
});
