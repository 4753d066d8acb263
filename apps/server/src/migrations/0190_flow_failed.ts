import { sql, type Kysely } from 'kysely';

/** What the launcher of a flow is sent when something that it does by itself has failed for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const [zh, en, zhtw, vi] = TEXTS;
  await sql`
    insert into message_template (id, full_name, en_code, description, system_mark, channels, placeholders,
      subject, content, subject_en, content_en, subject_zhtw, content_zhtw, subject_vi, content_vi)
    values ('flowFailed', '流程受阻', 'flowFailed', '接口、记录或子流程节点执行失败时通知发起人', 1, '["notice", "mail"]',
      ${JSON.stringify(PLACEHOLDERS)},
      ${zh[0]}, ${zh[1]}, ${en[0]}, ${en[1]}, ${zhtw[0]}, ${zhtw[1]}, ${vi[0]}, ${vi[1]})
    on conflict do nothing`.execute(db);
}

const PLACEHOLDERS = [
  { name: 'title', label: '流程标题', sample: '采购申请 王芳' },
  { name: 'number', label: '流程编号', sample: 'LC202611250001' },
  { name: 'node', label: '节点', sample: '发起验收' },
];

const TEXTS = [
  [
    '流程受阻：{title}',
    '{receiverName}，您好：\n“{title}”（{number}）的“{node}”执行失败，原因见流程记录。请联系管理员处理。',
  ],
  [
    'Flow is stuck: {title}',
    'Hello {receiverName},\n"{node}" of "{title}" ({number}) has failed. The course of the flow says why; please ask an administrator.',
  ],
  [
    '流程受阻：{title}',
    '{receiverName}，您好：\n「{title}」（{number}）的「{node}」執行失敗，原因見流程記錄。請聯絡管理員處理。',
  ],
  [
    'Quy trình bị vướng: {title}',
    'Xin chào {receiverName},\n"{node}" của "{title}" ({number}) không thực hiện được. Lý do ghi trong quá trình xử lý; vui lòng liên hệ quản trị viên.',
  ],
] as const;
