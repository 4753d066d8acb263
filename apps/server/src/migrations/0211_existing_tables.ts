import { sql, type Kysely } from 'kysely';

/**
 * Models that read and write a table which was there before them; the tables of the platform itself, which never become
 * one; and the button by which it is done, in systems that have the page already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table visual_model add column table_name text not null default ''`.execute(db);
  await sql`create unique index visual_model_table_name on visual_model (table_name) where table_name <> ''`.execute(
    db,
  );
  await sql`create table platform_table (name text primary key)`.execute(db);
  await sql`
    insert into platform_table (name)
    select relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and (relname = any(${TABLES}::text[]) or relname ~ ${PREFIXES})`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'onlineDev_webDesign__btn_adopt', id, 'button', 'btn_adopt', '使用已有数据表', 12
    from menu where id = 'onlineDev_webDesign' on conflict do nothing`.execute(db);
}

/** Whose tables the platform has by what they begin with. */
const PREFIXES = '^(api|chat|data|dictionary|file|flow|message|monitor|parking|scheduled|schema|user|visual|webhook)_';

/** Those that there were when this was written; later ones are written down by their migrations. */
const TABLES = `
  account_application answered_call api_key area backup bill_rule captcha chat_conversation chat_member
  chat_message column_setting data_grant data_interface data_interface_log dictionary_data dictionary_type
  editor_draft factor_ticket file_usage file_version flow flow_circulation flow_draft flow_entrust flow_entry
  flow_instance flow_listener flow_migration flow_migration_flow flow_task flow_version grant_item grant_save
  han_sound import_mapping job_worker known_address login_failure membership menu menu_code message
  message_channel message_delivery message_receipt message_setting message_template monitor_instance
  monitor_sample noun_change number_sequence operation_log organize organize_administrator parking_berth
  parking_charge parking_charge_refund parking_finding parking_inspector parking_listed_plate
  parking_merchant_entry parking_opening parking_order parking_order_event parking_payment
  parking_payment_channel parking_reduction parking_reduction_code parking_refund parking_shift
  parking_tariff_version password_history position print_template record_change record_comment recycled_record
  role role_organize scan_ticket scheduled_task scheduled_task_run second_factor server_secret session sms_code
  stored_content stored_file system_config text_override transfer transfer_refusal transfer_taken upload
  upload_chunk user_account user_group visual_model visual_model_version webhook webhook_delivery
  platform_table parking_place parking_lane parking_tariff parking_company parking_merchant parking_passage
  parking_screen schema_migration schema_migration_lock web_menu
`
  .trim()
  .split(/\s+/);
