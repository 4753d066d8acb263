import { Migrator, sql, type Migration } from 'kysely';
import { type Database } from '../db/database.js';
import * as organization from './0001_organization.js';
import * as permission from './0002_permission.js';
import * as session from './0003_session.js';
import * as system from './0004_system.js';
import * as visualdev from './0005_visualdev.js';
import * as menuCategory from './0006_menu_category.js';
import * as files from './0007_files.js';
import * as fileReferences from './0008_file_references.js';
import * as scheduledTasks from './0009_scheduled_tasks.js';
import * as fileUsage from './0010_file_usage.js';
import * as recordChanges from './0011_record_changes.js';
import * as grantSaves from './0012_grant_saves.js';
import * as operationWords from './0013_operation_words.js';
import * as namesToldApart from './0013_names_told_apart.js';
import * as signInGuard from './0014_sign_in_guard.js';
import * as listViews from './0015_list_views.js';
import * as initialPasswords from './0016_initial_passwords.js';
import * as sounds from './0017_sounds.js';
import * as codeNames from './0018_code_names.js';
import * as optionKeyword from './0019_option_keyword.js';
import * as signInReasons from './0020_sign_in_reasons.js';
import * as modelVersions from './0021_model_versions.js';
import * as recycledRecords from './0024_recycled_records.js';
import * as billRules from './0030_bill_rules.js';
import * as dataInterfaces from './0031_data_interfaces.js';
import * as messages from './0032_messages.js';
import * as chat from './0033_chat.js';
import * as messageSettings from './0034_message_settings.js';
import * as taskSounds from './0040_task_sounds.js';
import * as textOverrides from './0080_text_overrides.js';
import * as monitor from './0041_monitor.js';
import * as messageTemplates from './0045_message_templates.js';
import * as transfers from './0050_transfers.js';
import * as recordComments from './0051_record_comments.js';
import * as binKeyword from './0052_bin_keyword.js';
import * as secondFactor from './0060_second_factor.js';
import * as passwordTime from './0061_password_time.js';
import * as parking from './0070_parking.js';
import * as parkingCharges from './0071_parking_charges.js';
import * as parkingPlateSearch from './0072_parking_plate_search.js';
import * as parkingFindings from './0073_parking_findings.js';
import * as parkingSums from './0110_parking_sums.js';
import * as parkingChannels from './0121_parking_channels.js';
import * as logExport from './0120_log_export.js';
import * as parkingShifts from './0130_parking_shifts.js';
import * as taskResults from './0141_task_results.js';
import * as merchantExpiry from './0131_merchant_expiry.js';
import * as backups from './0142_backups.js';
import * as menuTransfer from './0153_menu_transfer.js';
import * as revisions from './0160_revisions.js';
import * as columnCodes from './0161_column_codes.js';
import * as editorDrafts from './0170_editor_drafts.js';
import * as workflow from './0180_workflow.js';
import * as workflowTexts from './0181_workflow_texts.js';
import * as flowLaunchedBy from './0182_flow_launched_by.js';
import * as flowMigration from './0183_flow_migration.js';
import * as flowMention from './0185_flow_mention.js';
import * as flowDrafts from './0186_flow_drafts.js';
import * as flowReleaseNote from './0187_flow_release_note.js';
import * as flowReleaseLaunch from './0188_flow_release_launch.js';
import * as flowLimits from './0189_flow_limits.js';
import * as flowFailed from './0190_flow_failed.js';
import * as passwordHistory from './0191_password_history.js';
import * as slowWork from './0192_slow_work.js';
import * as flowLists from './0193_flow_lists.js';
import * as messageKinds from './0194_message_kinds.js';
import * as webhooks from './0197_webhooks.js';
import * as berths from './0200_berths.js';
import * as transferTaken from './0205_transfer_taken.js';
import * as modelFiles from './0210_model_files.js';
import * as parkingCards from './0231_parking_cards.js';
import * as parkingInvoices from './0232_parking_invoices.js';
import * as parkingSimulator from './0233_parking_simulator.js';
import * as weChat from './0270_wechat.js';
import * as scheduleAndMail from './0300_schedule_and_mail.js';
import * as documentStores from './0310_documents.js';
import * as projects from './0320_projects.js';
import * as keptSignatures from './0330_kept_signatures.js';
import * as reportCharts from './0350_report_charts.js';
import * as reportTexts from './0351_report_texts.js';
import * as documentNotices from './0345_document_notices.js';
import * as changedRepetitions from './0346_changed_repetitions.js';
import * as storedReasons from './0340_stored_reasons.js';
import * as parkingStatements from './0341_parking_statements.js';
import * as codeSettings from './0240_code_settings.js';
import * as designPages from './0260_design_pages.js';
import * as operationPortal from './0261_operation_portal.js';
import * as screenButtons from './0290_screen_buttons.js';
import * as parkingScreen from './0291_parking_screen.js';
import * as hanIndexes from './0355_han_indexes.js';
import * as cardNotice from './0366_card_notice.js';
import * as flowFiles from './0363_flow_files.js';
import * as reports from './0280_reports.js';
import * as parkingRefunds from './0230_parking_refunds.js';
import * as existingTables from './0211_existing_tables.js';
import * as dataSources from './0250_data_sources.js';
import * as dataMaps from './0251_data_maps.js';
import * as dataSyncs from './0252_data_syncs.js';
import { recordPlatformTables } from './recordPlatformTables.js';
import * as unlicensed from './0132_unlicensed.js';
import * as apiKeys from './0140_api_keys.js';
import * as parkingOpenings from './0090_parking_openings.js';
import * as printTemplates from './0100_print_templates.js';
import * as cachePage from './0101_cache_page.js';
import * as appDesign from './0376_app_design.js';
import * as smsGateway from './0377_sms_gateway.js';
import * as smsCodeCount from './0378_sms_code_count.js';
import * as smsClouds from './0379_sms_clouds.js';
import * as hanRuns from './0380_han_runs.js';
import * as parkingNumbers from './0381_parking_numbers.js';
import * as reductionPrices from './0382_reduction_prices.js';
import * as cardGaps from './0383_card_gaps.js';
import * as cashHandOver from './0385_cash_hand_over.js';
import * as restorations from './0388_restorations.js';
import * as weChatAtOnce from './0390_wechat_at_once.js';
import * as reportAddresses from './0391_report_addresses.js';
import * as rulesOfOrganizes from './0392_rules_of_organizes.js';
import * as cardEnds from './0393_card_ends.js';
import * as webhookAddresses from './0394_webhook_addresses.js';
import * as paymentExport from './0395_payment_export.js';

/** Every migration in order; a new one is a new file and a new line. */
const migrations: Record<string, Migration> = {
  '0001_organization': organization,
  '0002_permission': permission,
  '0003_session': session,
  '0004_system': system,
  '0005_visualdev': visualdev,
  '0006_menu_category': menuCategory,
  '0007_files': files,
  '0008_file_references': fileReferences,
  '0009_scheduled_tasks': scheduledTasks,
  '0010_file_usage': fileUsage,
  '0011_record_changes': recordChanges,
  '0012_grant_saves': grantSaves,
  '0013_operation_words': operationWords,
  '0013_names_told_apart': namesToldApart,
  '0014_sign_in_guard': signInGuard,
  '0015_list_views': listViews,
  '0016_initial_passwords': initialPasswords,
  '0017_sounds': sounds,
  '0018_code_names': codeNames,
  '0019_option_keyword': optionKeyword,
  '0020_sign_in_reasons': signInReasons,
  '0021_model_versions': modelVersions,
  '0024_recycled_records': recycledRecords,
  '0030_bill_rules': billRules,
  '0031_data_interfaces': dataInterfaces,
  '0032_messages': messages,
  '0033_chat': chat,
  '0034_message_settings': messageSettings,
  '0040_task_sounds': taskSounds,
  '0041_monitor': monitor,
  '0045_message_templates': messageTemplates,
  '0050_transfers': transfers,
  '0051_record_comments': recordComments,
  '0052_bin_keyword': binKeyword,
  '0060_second_factor': secondFactor,
  '0061_password_time': passwordTime,
  '0070_parking': parking,
  '0071_parking_charges': parkingCharges,
  '0072_parking_plate_search': parkingPlateSearch,
  '0073_parking_findings': parkingFindings,
  '0080_text_overrides': textOverrides,
  '0090_parking_openings': parkingOpenings,
  '0100_print_templates': printTemplates,
  '0101_cache_page': cachePage,
  '0110_parking_sums': parkingSums,
  '0120_log_export': logExport,
  '0121_parking_channels': parkingChannels,
  '0130_parking_shifts': parkingShifts,
  '0131_merchant_expiry': merchantExpiry,
  '0132_unlicensed': unlicensed,
  '0140_api_keys': apiKeys,
  '0141_task_results': taskResults,
  '0142_backups': backups,
  '0153_menu_transfer': menuTransfer,
  '0160_revisions': revisions,
  '0161_column_codes': columnCodes,
  '0170_editor_drafts': editorDrafts,
  '0180_workflow': workflow,
  '0181_workflow_texts': workflowTexts,
  '0182_flow_launched_by': flowLaunchedBy,
  '0183_flow_migration': flowMigration,
  '0185_flow_mention': flowMention,
  '0186_flow_drafts': flowDrafts,
  '0187_flow_release_note': flowReleaseNote,
  '0188_flow_release_launch': flowReleaseLaunch,
  '0189_flow_limits': flowLimits,
  '0190_flow_failed': flowFailed,
  '0191_password_history': passwordHistory,
  '0192_slow_work': slowWork,
  '0193_flow_lists': flowLists,
  '0194_message_kinds': messageKinds,
  '0197_webhooks': webhooks,
  '0200_berths': berths,
  '0205_transfer_taken': transferTaken,
  '0210_model_files': modelFiles,
  '0230_parking_refunds': parkingRefunds,
  '0231_parking_cards': parkingCards,
  '0211_existing_tables': existingTables,
  '0232_parking_invoices': parkingInvoices,
  '0233_parking_simulator': parkingSimulator,
  '0270_wechat': weChat,
  '0300_schedule_and_mail': scheduleAndMail,
  '0310_documents': documentStores,
  '0320_projects': projects,
  '0330_kept_signatures': keptSignatures,
  '0350_report_charts': reportCharts,
  '0351_report_texts': reportTexts,
  '0345_document_notices': documentNotices,
  '0346_changed_repetitions': changedRepetitions,
  '0340_stored_reasons': storedReasons,
  '0341_parking_statements': parkingStatements,
  '0240_code_settings': codeSettings,
  '0250_data_sources': dataSources,
  '0251_data_maps': dataMaps,
  '0252_data_syncs': dataSyncs,
  '0260_design_pages': designPages,
  '0261_operation_portal': operationPortal,
  '0290_screen_buttons': screenButtons,
  '0291_parking_screen': parkingScreen,
  '0280_reports': reports,
  '0355_han_indexes': hanIndexes,
  '0366_card_notice': cardNotice,
  '0363_flow_files': flowFiles,
  '0376_app_design': appDesign,
  '0377_sms_gateway': smsGateway,
  '0378_sms_code_count': smsCodeCount,
  '0379_sms_clouds': smsClouds,
  '0380_han_runs': hanRuns,
  '0381_parking_numbers': parkingNumbers,
  '0382_reduction_prices': reductionPrices,
  '0383_card_gaps': cardGaps,
  '0385_cash_hand_over': cashHandOver,
  '0388_restorations': restorations,
  '0390_wechat_at_once': weChatAtOnce,
  '0391_report_addresses': reportAddresses,
  '0392_rules_of_organizes': rulesOfOrganizes,
  '0393_card_ends': cardEnds,
  '0394_webhook_addresses': webhookAddresses,
  '0395_payment_export': paymentExport,
};

/**
 * Brings the schema up to date; several processes may do it at once, one of them works. Returns what it ran. Throws a
 * `NewerSchemaError` for a database that a later version of the server has changed.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(recordPlatformTables(migrations)) },
    migrationTableName: TABLE,
    migrationLockTableName: 'schema_migration_lock',
    // teams number theirs by ranges, so a lower number may come to a database after a higher one
    allowUnorderedMigrations: true,
  });
  const unknown = await findUnknown(db);
  if (unknown.length) throw new NewerSchemaError(unknown);
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** The database has been changed by a later version of the server. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';

  constructor(unknown: readonly string[]) {
    super(
      `The database belongs to a newer version of the server: this one does not know ${unknown.join(', ')}. Start the newer version, or restore a backup from before it.`,
    );
  }
}

const TABLE = 'schema_migration';

async function findUnknown(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`select to_regclass(${TABLE}) is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}
