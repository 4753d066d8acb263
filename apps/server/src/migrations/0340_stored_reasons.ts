import { sql, type Kysely } from 'kysely';

/** Reasons that the server itself had stored in Chinese, or as a code, are in every language, as it stores them from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { stored, texts, columns } of REASONS)
    for (const [table, column] of columns)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(texts)}
        where ${sql.ref(column)} = ${stored}`.execute(db);
}

/** Where the reason of an exit that staff entered is told: with the order, its course and what was given back. */
const OF_EXIT = [
  ['parking_order', 'close_reason'],
  ['parking_order_event', 'text'],
  ['parking_refund', 'reason'],
] as const;

const REASONS: Reason[] = [
  {
    stored: '已全额退款，没有可开票的金额',
    texts: {
      zh: '已全额退款，没有可开票的金额',
      en: 'Everything was given back; nothing is left to issue',
      zhtw: '已全額退款，沒有可開票的金額',
      vi: 'Đã hoàn toàn bộ; không còn gì để xuất',
    },
    columns: [['parking_invoice', 'reason']],
  },
  {
    stored: '开票后发生退款',
    texts: {
      zh: '开票后发生退款',
      en: 'Money was given back after it was issued',
      zhtw: '開票後發生退款',
      vi: 'Có hoàn tiền sau khi xuất',
    },
    columns: [['parking_invoice', 'reason']],
  },
  {
    stored: '异常停车核实离场',
    texts: {
      zh: '异常停车核实离场',
      en: 'Phantom stay, ended as proposed',
      zhtw: '異常停車核實離場',
      vi: 'Lượt đỗ bất thường, kết thúc theo đề xuất',
    },
    columns: OF_EXIT,
  },
  {
    stored: '巡检员确认未缴费驶离',
    texts: {
      zh: '巡检员确认未缴费驶离',
      en: 'Left without paying, as an inspector saw',
      zhtw: '巡檢員確認未繳費駛離',
      vi: 'Nhân viên tuần tra xác nhận rời đi chưa trả phí',
    },
    columns: OF_EXIT,
  },
  {
    stored: 'excess',
    texts: {
      zh: '多付的金额',
      en: 'More than was due',
      zhtw: '多付的金額',
      vi: 'Trả nhiều hơn số phải trả',
    },
    columns: [['parking_refund', 'reason']],
  },
];

interface Reason {
  stored: string;
  texts: Record<'zh' | 'en' | 'zhtw' | 'vi', string>;
  columns: readonly (readonly [table: string, column: string])[];
}
