import { sql, type Kysely } from 'kysely';

/** What flows say to people, how they are numbered and sorted, and the buttons of their pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into bill_rule (id, full_name, en_code, prefix, description)
    values ('flow', '流程编号', 'flow', 'LC', '流程未指定编号规则时使用') on conflict do nothing`.execute(db);
  // an empty database gets the dictionary with its seed
  await sql`
    insert into dictionary_type (id, parent_id, full_name, en_code, sort_code)
    select 'flowCategory', 'system', '流程分类', 'flowCategory', 90 from dictionary_type where id = 'system'
    on conflict do nothing`.execute(db);
  for (const [place, [code, name]] of CATEGORIES.entries())
    await sql`
      insert into dictionary_data (id, dictionary_type_id, full_name, en_code, sort_code)
      select ${`flowCategory_${code}`}, id, ${name}, ${code}, ${place + 1} from dictionary_type where id = 'flowCategory'
      on conflict do nothing`.execute(db);
  for (const [code, name, place] of CODES)
    await sql`
      insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
      select menu.id || '__' || ${code}, menu.id, 'button', ${code}, ${name}, ${place}
      from menu where menu.en_code = 'workFlow.monitor' on conflict do nothing`.execute(db);
  // whoever watches over flows sees those of their data permission
  await sql`update menu set is_data_authorize = 1 where en_code = 'workFlow.monitor'`.execute(db);
  const placeholders = JSON.stringify(PLACEHOLDERS);
  for (const { code, name, description, texts } of TEMPLATES) {
    const [zh, en, zhtw, vi] = texts;
    await sql`
      insert into message_template (id, full_name, en_code, description, system_mark, channels, placeholders,
        subject, content, subject_en, content_en, subject_zhtw, content_zhtw, subject_vi, content_vi)
      values (${code}, ${name}, ${code}, ${description}, 1, '["notice", "mail"]', ${placeholders},
        ${zh[0]}, ${zh[1]}, ${en[0]}, ${en[1]}, ${zhtw[0]}, ${zhtw[1]}, ${vi[0]}, ${vi[1]})
      on conflict do nothing`.execute(db);
  }
}

const CATEGORIES = [
  ['personnel', '人事'],
  ['finance', '财务'],
  ['purchase', '采购'],
  ['operation', '运营'],
] as const;

const CODES = [
  ['btn_cancel', '终止', 2],
  ['btn_assign', '指派', 3],
] as const;

const PLACEHOLDERS = [
  { name: 'title', label: '流程标题', sample: '采购申请 王芳' },
  { name: 'number', label: '流程编号', sample: 'LC202611250001' },
  { name: 'node', label: '节点', sample: '部门主管' },
];

type Text = readonly [subject: string, content: string];

interface Template {
  code: string;
  name: string;
  description: string;
  texts: readonly [zh: Text, en: Text, zhtw: Text, vi: Text];
}

const TEMPLATES: readonly Template[] = [
  {
    code: 'flowTask',
    name: '流程待办',
    description: '有待办时通知办理人',
    texts: [
      ['待办：{title}', '{receiverName}，您好：\n“{title}”（{number}）的“{node}”等待您处理。'],
      ['To do: {title}', 'Hello {receiverName},\n"{title}" ({number}) waits for you at "{node}".'],
      ['待辦：{title}', '{receiverName}，您好：\n「{title}」（{number}）的「{node}」等待您處理。'],
      ['Việc cần làm: {title}', 'Xin chào {receiverName},\n"{title}" ({number}) đang chờ bạn xử lý tại "{node}".'],
    ],
  },
  {
    code: 'flowReminder',
    name: '流程催办',
    description: '催办或超时提醒办理人',
    texts: [
      ['催办：{title}', '{receiverName}，您好：\n“{title}”（{number}）的“{node}”仍在等待您处理，请尽快办理。'],
      [
        'Reminder: {title}',
        'Hello {receiverName},\n"{title}" ({number}) still waits for you at "{node}". Please handle it soon.',
      ],
      ['催辦：{title}', '{receiverName}，您好：\n「{title}」（{number}）的「{node}」仍在等待您處理，請儘快辦理。'],
      [
        'Nhắc việc: {title}',
        'Xin chào {receiverName},\n"{title}" ({number}) vẫn đang chờ bạn tại "{node}". Vui lòng xử lý sớm.',
      ],
    ],
  },
  {
    code: 'flowAdopted',
    name: '流程通过',
    description: '流程通过时通知发起人',
    texts: [
      ['已通过：{title}', '{receiverName}，您好：\n“{title}”（{number}）已审批通过。'],
      ['Approved: {title}', 'Hello {receiverName},\n"{title}" ({number}) was approved.'],
      ['已通過：{title}', '{receiverName}，您好：\n「{title}」（{number}）已審批通過。'],
      ['Đã duyệt: {title}', 'Xin chào {receiverName},\n"{title}" ({number}) đã được duyệt.'],
    ],
  },
  {
    code: 'flowRejected',
    name: '流程驳回',
    description: '流程被驳回时通知发起人',
    texts: [
      ['已驳回：{title}', '{receiverName}，您好：\n“{title}”（{number}）被驳回，可修改后重新提交。'],
      [
        'Rejected: {title}',
        'Hello {receiverName},\n"{title}" ({number}) was rejected. You can change it and submit it again.',
      ],
      ['已駁回：{title}', '{receiverName}，您好：\n「{title}」（{number}）被駁回，可修改後重新提交。'],
      [
        'Bị từ chối: {title}',
        'Xin chào {receiverName},\n"{title}" ({number}) đã bị từ chối. Bạn có thể sửa và gửi lại.',
      ],
    ],
  },
  {
    code: 'flowCancelled',
    name: '流程终止',
    description: '流程被终止时通知发起人',
    texts: [
      ['已终止：{title}', '{receiverName}，您好：\n“{title}”（{number}）已被终止。'],
      ['Cancelled: {title}', 'Hello {receiverName},\n"{title}" ({number}) was cancelled.'],
      ['已終止：{title}', '{receiverName}，您好：\n「{title}」（{number}）已被終止。'],
      ['Đã hủy: {title}', 'Xin chào {receiverName},\n"{title}" ({number}) đã bị hủy.'],
    ],
  },
];
