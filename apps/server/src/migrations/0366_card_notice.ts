import { sql, type Kysely } from 'kysely';

/** What the office is sent when a monthly card ends soon, in the language of each receiver. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const [zh, en, zhtw, vi] = TEXTS;
  await sql`
    insert into message_template (id, full_name, en_code, description, system_mark, channels, placeholders,
      subject, content, subject_en, content_en, subject_zhtw, content_zhtw, subject_vi, content_vi)
    values ('parkingCardEnds', '月卡到期提醒', 'parkingCardEnds', '月卡到期前七天通知办卡人和收款人', 1, '["notice"]',
      ${JSON.stringify(PLACEHOLDERS)},
      ${zh[0]}, ${zh[1]}, ${en[0]}, ${en[1]}, ${zhtw[0]}, ${zhtw[1]}, ${vi[0]}, ${vi[1]})
    on conflict do nothing`.execute(db);
}

const PLACEHOLDERS = [
  { name: 'place', label: '停车场', sample: '人民广场停车场' },
  { name: 'plate', label: '车牌号', sample: '粤B12345' },
  { name: 'holder', label: '车主', sample: '王芳' },
  { name: 'time', label: '到期时间', sample: '2026-12-01 00:00' },
];

const TEXTS = [
  ['月卡将到期：{plate}', '{place}\n{plate} {holder}\n到期时间：{time}'],
  ['A monthly card ends: {plate}', '{place}\n{plate} {holder}\nIt ends: {time}'],
  ['月卡將到期：{plate}', '{place}\n{plate} {holder}\n到期時間：{time}'],
  ['Thẻ tháng sắp hết hạn: {plate}', '{place}\n{plate} {holder}\nHết hạn: {time}'],
] as const;
