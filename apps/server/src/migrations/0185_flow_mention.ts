import { sql, type Kysely } from 'kysely';

/** What people are sent whom a comment on a flow names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const [zh, en, zhtw, vi] = TEXTS;
  await sql`
    insert into message_template (id, full_name, en_code, description, system_mark, channels, placeholders,
      subject, content, subject_en, content_en, subject_zhtw, content_zhtw, subject_vi, content_vi)
    values ('flowMention', '流程评论提醒', 'flowMention', '评论中提到某人时通知此人', 1, '["notice"]',
      ${JSON.stringify(PLACEHOLDERS)},
      ${zh[0]}, ${zh[1]}, ${en[0]}, ${en[1]}, ${zhtw[0]}, ${zhtw[1]}, ${vi[0]}, ${vi[1]})
    on conflict do nothing`.execute(db);
}

const PLACEHOLDERS = [
  { name: 'title', label: '流程标题', sample: '采购申请 王芳' },
  { name: 'number', label: '流程编号', sample: 'LC202611250001' },
  { name: 'person', label: '评论人', sample: '王芳' },
  { name: 'comment', label: '评论内容', sample: '@林晓东 供货期 10 天' },
];

const TEXTS = [
  ['{person}在“{title}”中提到您', '{receiverName}，您好：\n{person}在“{title}”（{number}）的评论中提到您：\n{comment}'],
  [
    '{person} mentioned you in "{title}"',
    'Hello {receiverName},\n{person} mentioned you in a comment on "{title}" ({number}):\n{comment}',
  ],
  [
    '{person}在「{title}」中提到您',
    '{receiverName}，您好：\n{person}在「{title}」（{number}）的評論中提到您：\n{comment}',
  ],
  [
    '{person} nhắc đến bạn trong "{title}"',
    'Xin chào {receiverName},\n{person} đã nhắc đến bạn trong bình luận của "{title}" ({number}):\n{comment}',
  ],
] as const;
