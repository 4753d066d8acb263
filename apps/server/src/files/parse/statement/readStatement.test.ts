import { describe, expect, it } from 'vitest';
import {
  ALIPAY_SUMMARY,
  alipayBill,
  toGbk,
  wechatBill,
  type BillLine,
} from '../../../../test/support/statementFiles.js';
import { zipOf } from '../../../../test/support/zipOf.js';
import { readStatement } from './readStatement.js';

const DAY = '2026-11-25';
const LINES: BillLine[] = [
  { number: '1990000000000000001', amount: 400, time: `${DAY} 00:00:01` },
  { number: '1990000000000000002', amount: 1_250, time: `${DAY} 23:59:59` },
  { number: '1990000000000000009', amount: 150, of: '1990000000000000001' },
];

const read = (content: Uint8Array) => {
  const answer = readStatement({ content });
  if (!answer.ok) throw new Error(`${answer.problem} in line ${answer.line}: ${answer.detail}`);
  return answer.statement;
};
const problemOf = (content: Uint8Array) => {
  const answer = readStatement({ content });
  return answer.ok ? 'none' : [answer.problem, answer.line, answer.detail];
};

describe.each([
  ['WeChat Pay', wechatBill],
  ['Alipay', alipayBill],
] as const)('the statement of a day of %s', (_name, bill) => {
  it('is read with payments and refunds in fen, at their moments', () => {
    const { day, lines } = read(bill(DAY, LINES));
    expect(day).toBe(DAY);
    expect(lines.map(({ kind, number, amount }) => [kind, number, amount])).toEqual([
      ['payment', '1990000000000000001', 400],
      ['payment', '1990000000000000002', 1_250],
      ['refund', '1990000000000000009', -150],
    ]);
    expect(new Date(lines[0]?.time ?? 0).toISOString()).toBe('2026-11-24T16:00:01.000Z');
    expect(lines.every(({ providerNumber }) => providerNumber !== '')).toBe(true);
  });

  it.each([
    ['1990000000000000002', '=HYPERLINK("http://x")', 'badNumber'],
    ['1990000000000000002', '1.99E+18', 'badNumber'],
    ['12.50', '=1+1', 'badAmount'],
    ['12.50', '12.505', 'badAmount'],
    ['12.50', '99999999.00', 'badAmount'],
    [`${DAY} 23:59:59`, '2026-02-30 10:00:00', 'badTime'],
  ])('whose %s became %s is refused with the line', (was, is, problem) => {
    const content = bill(DAY, LINES, (text) => text.replaceAll(was, is));
    const line = bill === wechatBill ? 3 : 7;
    expect(problemOf(content).slice(0, 2)).toEqual([problem, line]);
  });

  it('in which a number stands twice is refused', () => {
    const twice = [...LINES, { number: '1990000000000000001', amount: 400 }];
    expect(problemOf(bill(DAY, twice)).slice(0, 1)).toEqual(['twice']);
  });

  it('that was cut, or is of several days, is refused', () => {
    const line = (text: string) => text.split('\r\n').filter((each) => !each.includes('1990000000000000002'));
    expect(problemOf(bill(DAY, LINES, (text) => line(text).join('\r\n')))[0]).toBe('summaryDiffers');
    const half = (text: string) => text.slice(0, text.lastIndexOf('1990000000000000009'));
    expect(problemOf(bill(DAY, LINES, half))[0]).toMatch(/^(noSummary|badNumber|badTime|badAmount|badState)$/);
    const days = (text: string) =>
      text.replace(`${DAY} 23:59:59`, '2026-11-26 00:00:00').replace('2026年11月26日', '2026年12月01日');
    expect(problemOf(bill(DAY, LINES, days))[0]).toBe('severalDays');
  });

  it('without a column that it needs is refused with its name', () => {
    const column = bill === wechatBill ? '交易状态' : '完成时间';
    const [problem, , name] = problemOf(bill(DAY, LINES, (text) => text.replace(column, '别的')));
    expect([problem, name]).toEqual(['noColumn', column]);
  });
});

describe('a statement of WeChat Pay', () => {
  it('says whose it is, and what was not given back after all does not count', () => {
    const failed = (text: string) => text.replace('`ORIGINAL,`SUCCESS', '`ORIGINAL,`FAIL');
    const { provider, merchant, lines } = read(wechatBill(DAY, LINES, failed));
    expect({ provider, merchant, lines: lines.length }).toEqual({
      provider: 'wechat',
      merchant: '1900000001',
      lines: 2,
    });
  });

  it('of payments alone is refused, for it says nothing of refunds', () => {
    expect(problemOf(wechatBill(DAY, LINES, (text) => text.replace('商户退款单号', '备注')))[0]).toBe('partial');
  });

  it('of several merchants, in another currency, or in an unknown state is refused', () => {
    expect(problemOf(wechatBill(DAY, LINES, (text) => text.replace('1900000001', '1900000002')))[0]).toBe(
      'severalMerchants',
    );
    expect(problemOf(wechatBill(DAY, LINES, (text) => text.replace('`CNY', '`USD')))).toEqual([
      'badCurrency',
      2,
      'USD',
    ]);
    expect(problemOf(wechatBill(DAY, LINES, (text) => text.replace('`SUCCESS', '`MAYBE')))).toEqual([
      'badState',
      2,
      'MAYBE',
    ]);
  });

  it('that somebody saved with a spreadsheet is read, as long as its numbers are whole', () => {
    const saved = (text: string) => text.replaceAll(`${DAY} 12:00:00`, '2026/11/25 12:00');
    expect(read(wechatBill(DAY, LINES, saved)).lines).toHaveLength(3);
  });
});

describe('an archive', () => {
  it('of Alipay is read past the summary beside the statement', () => {
    const content = zipOf({ '明细.csv': alipayBill(DAY, LINES), '汇总.csv': toGbk(ALIPAY_SUMMARY) });
    expect(read(content)).toMatchObject({ provider: 'alipay', day: DAY, merchant: '20880000000000000156' });
  });

  it('with several statements, or none, is refused', () => {
    const several = zipOf({ 'a.csv': alipayBill(DAY, LINES), 'b.csv': wechatBill(DAY, LINES) });
    expect(problemOf(several)[0]).toBe('several');
    expect(problemOf(zipOf({ 'a.csv': 'x', 'b.pdf': 'y' }))[0]).toBe('unknown');
  });
});

describe('what is no statement', () => {
  it.each([
    ['a text', Buffer.from('a,b,c\n1,2,3')],
    ['nothing', Buffer.alloc(0)],
    ['ten megabytes of one line', Buffer.alloc(10 * 1024 * 1024, 'x')],
    ['the bill of an account', toGbk('#支付宝账务明细查询\r\n账务流水号,业务流水号,商户订单号,商品名称\r\n')],
  ])('is refused: %s', (_what, content) => {
    expect(problemOf(content)[0]).toBe('unknown');
  });

  it('is refused: a statement with a line of ten megabytes', () => {
    const long = (text: string) => text.replace('停车费', '停'.repeat(3_000_000));
    expect(problemOf(wechatBill(DAY, LINES, long)).slice(0, 2)).toEqual(['longLine', 2]);
  });

  it('is refused: bytes in no known encoding', () => {
    expect(() => readStatement({ content: Uint8Array.of(0xff, 0x80, 0xff, 0x0a) })).toThrow('no text in gb18030');
  });
});
