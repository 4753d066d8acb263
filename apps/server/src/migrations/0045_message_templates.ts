import { sql, type Kysely } from 'kysely';

/** Message templates, the channels by which they go, and what was sent. The product's first template comes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message add column is_personal smallint not null default 0`.execute(db);
  await sql`
    create table message_template (
      id text primary key,
      full_name text not null,
      sound tsvector not null default '',
      en_code text not null,
      description text not null default '',
      enabled_mark smallint not null default 1,
      system_mark smallint not null default 0,
      channels jsonb not null default '["notice"]',
      placeholders jsonb not null default '[]',
      subject text not null,
      content text not null,
      subject_en text not null default '',
      content_en text not null default '',
      subject_zhtw text not null default '',
      content_zhtw text not null default '',
      subject_vi text not null default '',
      content_vi text not null default '',
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create unique index message_template_en_code on message_template (en_code)`.execute(db);
  await sql`create index message_template_sound on message_template using gin (sound)`.execute(db);
  await sql`
    create trigger message_template_sound before insert or update of full_name on message_template
    for each row execute function keep_sound('full_name')`.execute(db);
  await sql`
    create table message_channel (
      id text primary key check (id in ('mail', 'sms', 'weChat')),
      enabled_mark smallint not null default 0,
      provider text not null,
      host text not null default '',
      port integer not null default 465,
      security text not null default 'tls',
      account text not null default '',
      encrypted_secret text not null default '',
      from_address text not null default '',
      from_name text not null default '',
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`
    insert into message_channel (id, provider) values ('mail', 'smtp'), ('sms', 'development'), ('weChat', 'development')`.execute(
    db,
  );
  await sql`
    create table message_delivery (
      id text primary key,
      batch_id text not null,
      user_id text not null references user_account (id) on delete cascade,
      channel text not null,
      template_name text not null,
      address text not null default '',
      subject text not null,
      content text not null,
      state text not null,
      attempts integer not null default 0,
      provider text not null default '',
      error text not null default '',
      sent_time timestamptz,
      creator_time timestamptz not null default now(),
      unique (batch_id, user_id, channel)
    )`.execute(db);
  await sql`create index message_delivery_time on message_delivery (creator_time desc, id desc)`.execute(db);
  await sql`create index message_delivery_user on message_delivery (user_id)`.execute(db);
  await seedPasswordReset(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'system_template__' || code, menu.id, 'button', code, name, place
    from menu, (values ('btn_channels', '配置渠道', 3), ('btn_deliveries', '发送记录', 4)) codes (code, name, place)
    where menu.id = 'system_template' on conflict do nothing`.execute(db);
}

async function seedPasswordReset(db: Kysely<unknown>): Promise<void> {
  const placeholders = JSON.stringify([{ name: 'operator', label: '操作人', sample: '系统管理员' }]);
  await sql`
    insert into message_template (id, full_name, en_code, description, system_mark, channels, placeholders,
      subject, content, subject_en, content_en, subject_zhtw, content_zhtw, subject_vi, content_vi)
    values ('passwordReset', '密码已重置', 'passwordReset', '管理员重置密码后通知本人', 1, '["notice", "mail"]', ${placeholders},
      '您的登录密码已被重置',
      ${'{receiverName}，您好：\n您在{systemName}的登录密码已由{operator}重置。如非您本人要求，请立即联系管理员。'},
      'Your password was reset',
      ${'Hello {receiverName},\n{operator} has reset your password of {systemName}. If you did not ask for it, tell your administrator at once.'},
      '您的登入密碼已被重設',
      ${'{receiverName}，您好：\n您在{systemName}的登入密碼已由{operator}重設。如非您本人要求，請立即聯絡管理員。'},
      'Mật khẩu của bạn đã được đặt lại',
      ${'Xin chào {receiverName},\n{operator} đã đặt lại mật khẩu của bạn tại {systemName}. Nếu bạn không yêu cầu, hãy báo ngay cho quản trị viên.'})`.execute(
    db,
  );
}
