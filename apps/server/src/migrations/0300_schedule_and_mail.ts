import { sql, type Kysely } from 'kysely';

/** People's calendars and mail, and what calendars say to people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // times of a calendar are on the clocks of TIME_ZONE: texts, which sort as they are and mean the same whatever the zone becomes
  await sql`
    create table schedule_event (
      id text primary key,
      title text not null,
      place text not null default '',
      colour text not null check (colour in ('primary', 'success', 'warning', 'danger', 'info', 'neutral')),
      all_day boolean not null,
      start_at text collate "C" not null,
      end_at text collate "C" not null check (end_at > start_at),
      repeat text not null check (repeat in ('none', 'daily', 'weekly', 'monthly')),
      repeat_until text collate "C",
      over_at text collate "C" not null,
      reminder integer,
      reminded_for text collate "C" not null default '',
      description text not null default '',
      revision integer not null default 1,
      creator_user_id text not null,
      creator_time timestamptz not null default now(),
      last_modify_time timestamptz
    )`.execute(db);
  await sql`create index schedule_event_creator on schedule_event (creator_user_id, over_at)`.execute(db);
  await sql`
    create table schedule_participant (
      event_id text not null references schedule_event (id) on delete cascade,
      user_id text not null,
      answer text not null default 'waiting' check (answer in ('waiting', 'accepted', 'declined')),
      primary key (event_id, user_id)
    )`.execute(db);
  await sql`create index schedule_participant_user on schedule_participant (user_id)`.execute(db);
  await sql`
    create table mail_account (
      user_id text primary key,
      address text not null,
      full_name text not null default '',
      user_name text not null,
      encrypted_password text not null default '',
      imap_host text not null,
      imap_port integer not null,
      imap_security text not null check (imap_security in ('tls', 'startTls', 'none')),
      smtp_host text not null,
      smtp_port integer not null,
      smtp_security text not null check (smtp_security in ('tls', 'startTls', 'none')),
      uid_validity text not null default '',
      last_uid bigint not null default 0,
      received_time timestamptz,
      revision integer not null default 1
    )`.execute(db);
  await sql`
    create table mail (
      id text primary key,
      user_id text not null,
      folder text not null check (folder in ('inbox', 'sent', 'draft')),
      remote_id text not null default '',
      state text not null default '' check (state in ('', 'sending', 'failed')),
      reason text not null default '',
      message_id text not null default '',
      reply_to_id text not null default '',
      from_name text not null default '',
      from_address text not null default '',
      to_list jsonb not null default '[]',
      cc_list jsonb not null default '[]',
      bcc_list jsonb not null default '[]',
      subject text not null default '',
      body_text text not null default '',
      body_html text not null default '',
      attachments jsonb not null default '[]',
      is_read boolean not null default false,
      is_starred boolean not null default false,
      is_trashed boolean not null default false,
      is_cut boolean not null default false,
      mail_time timestamptz not null default now(),
      revision integer not null default 1
    )`.execute(db);
  await sql`create index mail_folder on mail (user_id, folder, mail_time desc, id desc) where not is_trashed`.execute(
    db,
  );
  await sql`create index mail_trash on mail (user_id, mail_time desc, id desc) where is_trashed`.execute(db);
  await sql`create index mail_starred on mail (user_id, mail_time desc, id desc) where is_starred and not is_trashed`.execute(
    db,
  );
  // a mail of the other server is taken over once, however often it is received
  await sql`create unique index mail_remote on mail (user_id, remote_id) where remote_id <> ''`.execute(db);
  const placeholders = JSON.stringify(PLACEHOLDERS);
  for (const { code, name, description, texts } of TEMPLATES) {
    const [zh, en, zhtw, vi] = texts;
    await sql`
      insert into message_template (id, full_name, en_code, description, system_mark, channels, placeholders,
        subject, content, subject_en, content_en, subject_zhtw, content_zhtw, subject_vi, content_vi)
      values (${code}, ${name}, ${code}, ${description}, 1, '["notice"]', ${placeholders},
        ${zh[0]}, ${zh[1]}, ${en[0]}, ${en[1]}, ${zhtw[0]}, ${zhtw[1]}, ${vi[0]}, ${vi[1]})
      on conflict do nothing`.execute(db);
  }
}

const PLACEHOLDERS = [
  { name: 'title', label: '日程标题', sample: '项目例会' },
  { name: 'time', label: '开始时间', sample: '2026-11-27 09:30' },
  { name: 'place', label: '地点', sample: '三楼会议室' },
  { name: 'person', label: '创建人', sample: '王芳' },
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
    code: 'scheduleReminder',
    name: '日程提醒',
    description: '日程开始前提醒创建人和参与人',
    texts: [
      ['日程提醒：{title}', '{receiverName}，您好：\n“{title}”将于{time}开始，地点：{place}。'],
      ['Reminder: {title}', 'Hello {receiverName},\n"{title}" begins at {time}. Place: {place}.'],
      ['行程提醒：{title}', '{receiverName}，您好：\n「{title}」將於{time}開始，地點：{place}。'],
      ['Nhắc lịch: {title}', 'Xin chào {receiverName},\n"{title}" bắt đầu lúc {time}. Địa điểm: {place}.'],
    ],
  },
  {
    code: 'scheduleInvitation',
    name: '日程邀请',
    description: '邀请参与日程，或日程时间变更后再次征询',
    texts: [
      ['日程邀请：{title}', '{receiverName}，您好：\n{person}邀请您参与“{title}”，时间：{time}，地点：{place}。'],
      ['Invitation: {title}', 'Hello {receiverName},\n{person} asks you to "{title}" at {time}. Place: {place}.'],
      ['行程邀請：{title}', '{receiverName}，您好：\n{person}邀請您參與「{title}」，時間：{time}，地點：{place}。'],
      [
        'Lời mời: {title}',
        'Xin chào {receiverName},\n{person} mời bạn tham gia "{title}" lúc {time}. Địa điểm: {place}.',
      ],
    ],
  },
  {
    code: 'scheduleCancelled',
    name: '日程取消',
    description: '日程被删除时通知参与人',
    texts: [
      ['日程已取消：{title}', '{receiverName}，您好：\n{person}取消了“{title}”（{time}）。'],
      ['Cancelled: {title}', 'Hello {receiverName},\n{person} has cancelled "{title}" ({time}).'],
      ['行程已取消：{title}', '{receiverName}，您好：\n{person}取消了「{title}」（{time}）。'],
      ['Đã hủy lịch: {title}', 'Xin chào {receiverName},\n{person} đã hủy "{title}" ({time}).'],
    ],
  },
];
