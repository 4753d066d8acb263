import { sql, type Kysely } from 'kysely';

/** Other systems that are told what happens, what was sent to them, and their page in systems that exist already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook (
      id text primary key,
      full_name text not null,
      sound tsvector not null default '',
      url text not null,
      owner_id text not null,
      events jsonb not null,
      model_ids jsonb not null default '[]',
      headers jsonb not null default '[]',
      description text not null default '',
      enabled_mark smallint not null default 1,
      encrypted_secret text not null,
      former_secret text not null default '',
      former_until timestamptz,
      encrypted_headers text not null default '',
      failures integer not null default 0,
      rest_until timestamptz,
      off_reason text not null default '' check (off_reason in ('', 'gone', 'failing', 'ownerGone', 'noRight')),
      last_time timestamptz,
      last_state text not null default '',
      revision integer not null default 1,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`
    create trigger webhook_sound before insert or update of full_name on webhook
    for each row execute function keep_sound('full_name')`.execute(db);
  // no reference to webhook: whoever saves a record must not wait for somebody who edits a webhook
  await sql`
    create table webhook_delivery (
      id text primary key,
      webhook_id text not null,
      event text not null,
      model_id text not null default '',
      subject jsonb not null default '{}',
      event_time timestamptz not null default now(),
      state text not null default 'waiting'
        check (state in ('waiting', 'retrying', 'sent', 'failed', 'withheld', 'off')),
      attempts integer not null default 0,
      is_resent boolean not null default false,
      status integer,
      duration integer,
      reason text not null default '',
      detail text not null default '',
      answer text not null default '',
      last_time timestamptz,
      next_time timestamptz
    )`.execute(db);
  await sql`create index webhook_delivery_list on webhook_delivery (webhook_id, event_time desc, id desc)`.execute(db);
  await sql`create index webhook_delivery_time on webhook_delivery (event_time)`.execute(db);
  await sql`
    insert into menu (id, parent_id, en_code, full_name, names, icon, type, url_address, sort_code)
    select 'system_webhook', 'system', 'system.webhook', 'Webhook',
      jsonb_build_object('en', 'Webhooks', 'zhtw', 'Webhook', 'vi', 'Webhook'), 'webhook', 2, 'system/webhook', 61
    where exists (select 1 from menu where id = 'system') on conflict do nothing`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'system_webhook__' || code, 'system_webhook', 'button', code, name, 10 + place
    from (values ('btn_add', '新增', 0), ('btn_edit', '编辑', 1), ('btn_remove', '删除', 2), ('btn_deliveries', '发送记录', 3))
      as codes (code, name, place)
    where exists (select 1 from menu where id = 'system_webhook') on conflict do nothing`.execute(db);
  const [zh, en, zhtw, vi] = TEXTS;
  await sql`
    insert into message_template (id, full_name, en_code, description, system_mark, channels, placeholders,
      subject, content, subject_en, content_en, subject_zhtw, content_zhtw, subject_vi, content_vi)
    values ('webhookOff', 'Webhook已停用', 'webhookOff', '系统自动停用Webhook时通知其所属用户', 1, '["notice", "mail"]',
      ${JSON.stringify(PLACEHOLDERS)},
      ${zh[0]}, ${zh[1]}, ${en[0]}, ${en[1]}, ${zhtw[0]}, ${zhtw[1]}, ${vi[0]}, ${vi[1]})
    on conflict do nothing`.execute(db);
}

const PLACEHOLDERS = [
  { name: 'name', label: 'Webhook名称', sample: 'ERP同步' },
  { name: 'reason', label: '停用原因', sample: '对方持续无法接收' },
];

const TEXTS = [
  [
    'Webhook已停用：{name}',
    '{receiverName}，您好：\n系统已停用Webhook“{name}”：{reason}。排除问题后请在“系统管理 / Webhook”中重新启用，未送达的事件可以在发送记录中重新发送。',
  ],
  [
    'Webhook switched off: {name}',
    'Hello {receiverName},\nthe webhook "{name}" has been switched off: {reason}. Once that is solved, switch it on in System / Webhooks; what did not arrive can be sent again from its deliveries.',
  ],
  [
    'Webhook已停用：{name}',
    '{receiverName}，您好：\n系統已停用Webhook「{name}」：{reason}。排除問題後請在「系統管理 / Webhook」中重新啟用，未送達的事件可以在傳送記錄中重新傳送。',
  ],
  [
    'Webhook đã bị tắt: {name}',
    'Xin chào {receiverName},\nwebhook "{name}" đã bị tắt: {reason}. Sau khi khắc phục, hãy bật lại trong Hệ thống / Webhook; những sự kiện chưa tới có thể gửi lại từ nhật ký gửi.',
  ],
] as const;
