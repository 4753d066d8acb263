import { sql, type Kysely } from 'kysely';

/** What the texts of the first report are called in other languages, by their places. */
const WORDS: Readonly<Record<string, readonly [en: string, zhtw: string, vi: string]>> = {
  name: ['Parking revenue', '停車營收報表', 'Doanh thu đỗ xe'],
  'cells.停车营收报表': ['Parking revenue', '停車營收報表', 'Doanh thu đỗ xe'],
  'cells.停车场': ['Place', '停車場', 'Bãi đỗ'],
  'cells.日期': ['Day', '日期', 'Ngày'],
  'cells.支付笔数': ['Payments', '支付筆數', 'Số lần trả'],
  'cells.实收（元）': ['Revenue (CNY)', '實收（元）', 'Thực thu (CNY)'],
  'cells.退款（元）': ['Refunded (CNY)', '退款（元）', 'Hoàn tiền (CNY)'],
  'cells.小计': ['Subtotal', '小計', 'Cộng'],
  'cells.合计': ['Total', '合計', 'Tổng cộng'],
  'filters.period': ['Period', '統計期間', 'Kỳ thống kê'],
  'filters.organize': ['Organisation', '組織', 'Tổ chức'],
  'sets.r': ['Revenue', '停車收入', 'Doanh thu'],
};
const period = (word: string) => `CONCAT('${word} ', {filter.period_from}, ' – ', {filter.period_until})`;
const PERIOD = `formulas.${period('统计期间')}`;

/** The first report is read in every language, in systems that have it already, where nobody has told its texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const textsOf = (place: 0 | 1 | 2, word: string) => ({
    ...Object.fromEntries(Object.entries(WORDS).map(([path, texts]) => [path, texts[place]])),
    [PERIOD]: period(word),
  });
  const texts = JSON.stringify({
    ...{ en: textsOf(0, 'Period'), zhtw: textsOf(1, '統計期間'), vi: textsOf(2, 'Kỳ thống kê') },
  });
  await sql`
    update design_page set document = jsonb_set(document, '{texts}', ${texts}::jsonb)
    where id = 'revenue' and kind = 'report' and not document ? 'texts'`.execute(db);
  await sql`
    update design_page set released_document = jsonb_set(released_document, '{texts}', ${texts}::jsonb)
    where id = 'revenue' and kind = 'report' and not released_document ? 'texts'`.execute(db);
}
