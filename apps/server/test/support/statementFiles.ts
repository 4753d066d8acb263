import { type ApiClient } from '@smart-admin/api-client';

/** Uploads a file that is to be read as a statement; answers its name. */
export async function sendStatement(client: ApiClient, content: Buffer, name = 'bill.csv'): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  return (await client.file.upload({ type: 'statement', body })).name;
}

/** A line of a statement, as both providers have it. */
export interface BillLine {
  /** Ours: of the payment, or of the refund. */
  number: string;
  /** Fen. */
  amount: number;
  /** Number of the payment that is given back; absent for a payment. */
  of?: string;
  /** On China's clocks. Default noon of the day. */
  time?: string;
}

const yuan = (fen: number) => (fen / 100).toFixed(2);
const sumOf = (lines: readonly BillLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The trade bill of WeChat Pay with all payments and refunds of a day. */
export function wechatBill(day: string, lines: readonly BillLine[], change: (text: string) => string = (text) => text) {
  const row = ({ number, amount, of, time = `${day} 12:00:00` }: BillLine, index: number) => {
    const trade = `42000${day.replaceAll('-', '')}${String(index).padStart(10, '0')}`;
    const refund = ['50300000', number, yuan(amount), '0.00', 'ORIGINAL', 'SUCCESS'];
    return quoted([
      ...[time, 'wx2421b1c4370ec43b', '1900000001', '0', '', trade, of ?? number, 'oUpF8', 'MWEB'],
      ...[of ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY', of ? '0.00' : yuan(amount), '0.00'],
      ...(of ? refund : ['0', '0', '0.00', '0.00', '', '']),
      ...['停车费, 含优惠', '', '0.00', '0.60%', of ? '0.00' : yuan(amount), of ? yuan(amount) : '0.00', ''],
    ]);
  };
  const given = lines.filter(({ of }) => of);
  const paid = yuan(sumOf(lines) - sumOf(given));
  const back = yuan(sumOf(given));
  const text = [
    '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注',
    ...lines.map(row),
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    quoted([String(lines.length), paid, back, '0.00', '0.00', paid, back]),
    '',
  ].join('\r\n');
  return Buffer.from(`\ufeff${change(text)}`);
}

/** The trade bill of Alipay, as its CSV file: encoded as GBK, with notes around the lines. */
export function alipayBill(day: string, lines: readonly BillLine[], change: (text: string) => string = (text) => text) {
  const row = ({ number, amount, of, time = `${day} 12:00:00` }: BillLine, index: number) =>
    [
      ...[`${day.replaceAll('-', '')}2200${index}\t`, `${of ?? number}\t`, of ? '退款' : '交易', '停车费', time, time],
      ...['', '', '', '', '张*(138****0000)', of ? `-${yuan(amount)}` : yuan(amount), yuan(amount)],
      ...['0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00', of ? `${number}\t` : '', '-0.01', '0.00', ''],
    ].join(',');
  const next = new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10);
  const said = (date: string) => `${date.slice(0, 4)}年${date.slice(5, 7)}月${date.slice(8)}日 00:00:00`;
  const given = lines.filter(({ of }) => of);
  const text = [
    '#支付宝业务明细查询',
    '#账号：[20880000000000000156]',
    `#起始日期：[${said(day)}]   终止日期：[${said(next)}]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注',
    ...lines.map(row),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${lines.length - given.length}笔，商家实收共${yuan(sumOf(lines) - sumOf(given))}元，商家优惠共0.00元`,
    `#退款合计：${given.length}笔，商家实收退款共-${yuan(sumOf(given))}元，商家优惠退款共0.00元`,
    '#导出时间：[2026年11月27日 09:00:00]',
    '',
  ].join('\r\n');
  return toGbk(change(text));
}

/** The summary that stands beside it in an archive. */
export const ALIPAY_SUMMARY = [
  '#支付宝业务汇总查询',
  '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）',
  '合计,,1,0,4.00',
].join('\r\n');

const quoted = (cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join(',');

/** A text in the encoding of Chinese Windows, which browsers and Node only read. */
export function toGbk(text: string): Buffer {
  const bytes = [...text].flatMap((character) => {
    const code = character.charCodeAt(0);
    return code < 0x80 ? [code] : (gbk().get(character) ?? [0x3f]);
  });
  return Buffer.from(bytes);
}

let table: Map<string, number[]> | undefined;
function gbk(): Map<string, number[]> {
  if (table) return table;
  table = new Map();
  const decoder = new TextDecoder('gbk');
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1)
      if (trail !== 0x7f) table.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  return table;
}
