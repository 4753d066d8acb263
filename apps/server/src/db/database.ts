import { CamelCasePlugin, Kysely, type Transaction } from 'kysely';
import { type Pool } from 'pg';
import { CommitDialect } from './afterCommit.js';
import { withPreparedStatements } from './preparedStatements.js';
import {
  type JobWorkerTable,
  type ScheduledTaskRunTable,
  type ScheduledTaskTable,
} from '../jobs/schedule/schedule.tables.js';
import { type AnsweredCallTable, type NounChangeTable } from '../http/http.tables.js';
import { type ApiKeyTable } from '../modules/apiKeys/apiKey.tables.js';
import { type BackupTable } from '../modules/backup/backup.tables.js';
import { type AreaTable } from '../modules/area/area.tables.js';
import {
  type ColumnSettingTable,
  type DataGrantTable,
  type GrantSaveTable,
  type GrantTable,
} from '../modules/authority/authority.tables.js';
import { type BillRuleTable, type NumberSequenceTable } from '../modules/billRule/billRule.tables.js';
import { type SystemConfigTable } from '../modules/config/config.tables.js';
import { type DictionaryDataTable, type DictionaryTypeTable } from '../modules/dictionary/dictionary.tables.js';
import { type DataInterfaceLogTable, type DataInterfaceTable } from '../modules/dataInterface/dataInterface.tables.js';
import {
  type FileUsageTable,
  type FileVersionTable,
  type ServerSecretTable,
  type StoredContentTable,
  type StoredFileTable,
  type UploadChunkTable,
  type UploadTable,
} from '../modules/file/file.tables.js';
import {
  type ImportMappingTable,
  type TransferRefusalTable,
  type TransferTable,
} from '../modules/transfer/transfer.tables.js';
import { type UserGroupTable } from '../modules/group/group.tables.js';
import {
  type ChatConversationTable,
  type ChatMemberTable,
  type ChatMessageTable,
} from '../modules/chat/chat.tables.js';
import {
  type MessageReceiptTable,
  type MessageSettingTable,
  type MessageTable,
} from '../modules/message/message.tables.js';
import {
  type MessageChannelTable,
  type MessageDeliveryTable,
  type MessageTemplateTable,
} from '../modules/messageTemplate/messageTemplate.tables.js';
import { type TextOverrideTable } from '../modules/language/language.tables.js';
import { type MonitorInstanceTable, type MonitorSampleTable } from '../modules/monitor/monitor.tables.js';
import {
  type ParkingBerthTable,
  type ParkingCompanyTable,
  type ParkingFindingTable,
  type ParkingLaneTable,
  type ParkingListedPlateTable,
  type ParkingMerchantTable,
  type ParkingMerchantEntryTable,
  type ParkingOpeningTable,
  type ParkingOrderTable,
  type ParkingOrderEventTable,
  type ParkingPaymentChannelTable,
  type ParkingPaymentTable,
  type ParkingPlaceTable,
  type ParkingReductionTable,
  type ParkingReductionCodeTable,
  type ParkingRefundTable,
  type ParkingShiftTable,
  type ParkingTariffTable,
  type ParkingTariffVersionTable,
} from '../modules/parking/parking.tables.js';
import { type PrintTemplateTable } from '../modules/print/print.tables.js';
import { type OperationLogTable } from '../modules/log/log.tables.js';
import { type MenuCodeTable, type MenuTable } from '../modules/menu/menu.tables.js';
import {
  type AccountApplicationTable,
  type CaptchaTable,
  type KnownAddressTable,
  type LoginFailureTable,
  type ScanTicketTable,
  type SmsCodeTable,
} from '../modules/oauth/oauth.tables.js';
import { type OrganizeAdministratorTable, type OrganizeTable } from '../modules/organize/organize.tables.js';
import { type PositionTable } from '../modules/position/position.tables.js';
import { type RoleOrganizeTable, type RoleTable } from '../modules/role/role.tables.js';
import { type FactorTicketTable, type SecondFactorTable } from '../modules/secondFactor/secondFactor.tables.js';
import { type SessionTable } from '../modules/session/session.tables.js';
import { type MembershipTable, type UserTable } from '../modules/user/user.tables.js';
import {
  type RecordChangeTable,
  type RecordCommentTable,
  type RecycledRecordTable,
  type VisualModelTable,
  type VisualModelVersionTable,
} from '../modules/visualdev/visualdev.tables.js';

/**
 * Query builder over a pool. Names are camelCase in code and snake_case in the database; keys inside jsonb stay as
 * they are. Tables of generated models use `db.withoutPlugins()`: their names come from stored metadata.
 */
export function createDatabase(pool: Pool): Database {
  return new Kysely<Tables>({
    dialect: new CommitDialect({ pool: withPreparedStatements(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

export type Database = Kysely<Tables>;
/** What a use case needs: the pool or a transaction. */
export type Executor = Kysely<Tables> | Transaction<Tables>;
/** What needs all or nothing: events and jobs of a change. */
export type DatabaseTransaction = Transaction<Tables>;

export interface Tables {
  accountApplication: AccountApplicationTable;
  answeredCall: AnsweredCallTable;
  apiKey: ApiKeyTable;
  area: AreaTable;
  backup: BackupTable;
  billRule: BillRuleTable;
  captcha: CaptchaTable;
  chatConversation: ChatConversationTable;
  chatMember: ChatMemberTable;
  chatMessage: ChatMessageTable;
  columnSetting: ColumnSettingTable;
  dataGrant: DataGrantTable;
  dataInterface: DataInterfaceTable;
  dataInterfaceLog: DataInterfaceLogTable;
  dictionaryData: DictionaryDataTable;
  dictionaryType: DictionaryTypeTable;
  fileUsage: FileUsageTable;
  fileVersion: FileVersionTable;
  grantItem: GrantTable;
  grantSave: GrantSaveTable;
  importMapping: ImportMappingTable;
  jobWorker: JobWorkerTable;
  factorTicket: FactorTicketTable;
  loginFailure: LoginFailureTable;
  knownAddress: KnownAddressTable;
  membership: MembershipTable;
  menu: MenuTable;
  menuCode: MenuCodeTable;
  message: MessageTable;
  messageChannel: MessageChannelTable;
  messageDelivery: MessageDeliveryTable;
  textOverride: TextOverrideTable;
  monitorInstance: MonitorInstanceTable;
  monitorSample: MonitorSampleTable;
  messageReceipt: MessageReceiptTable;
  messageSetting: MessageSettingTable;
  messageTemplate: MessageTemplateTable;
  nounChange: NounChangeTable;
  numberSequence: NumberSequenceTable;
  operationLog: OperationLogTable;
  organize: OrganizeTable;
  organizeAdministrator: OrganizeAdministratorTable;
  parkingBerth: ParkingBerthTable;
  parkingCompany: ParkingCompanyTable;
  parkingFinding: ParkingFindingTable;
  parkingLane: ParkingLaneTable;
  parkingListedPlate: ParkingListedPlateTable;
  parkingMerchant: ParkingMerchantTable;
  parkingMerchantEntry: ParkingMerchantEntryTable;
  parkingOpening: ParkingOpeningTable;
  parkingOrder: ParkingOrderTable;
  parkingOrderEvent: ParkingOrderEventTable;
  parkingPayment: ParkingPaymentTable;
  parkingPaymentChannel: ParkingPaymentChannelTable;
  parkingPlace: ParkingPlaceTable;
  parkingReduction: ParkingReductionTable;
  parkingReductionCode: ParkingReductionCodeTable;
  parkingRefund: ParkingRefundTable;
  parkingShift: ParkingShiftTable;
  parkingTariff: ParkingTariffTable;
  parkingTariffVersion: ParkingTariffVersionTable;
  position: PositionTable;
  printTemplate: PrintTemplateTable;
  recordChange: RecordChangeTable;
  recordComment: RecordCommentTable;
  recycledRecord: RecycledRecordTable;
  role: RoleTable;
  roleOrganize: RoleOrganizeTable;
  scanTicket: ScanTicketTable;
  scheduledTask: ScheduledTaskTable;
  scheduledTaskRun: ScheduledTaskRunTable;
  secondFactor: SecondFactorTable;
  serverSecret: ServerSecretTable;
  session: SessionTable;
  smsCode: SmsCodeTable;
  storedContent: StoredContentTable;
  storedFile: StoredFileTable;
  systemConfig: SystemConfigTable;
  transfer: TransferTable;
  transferRefusal: TransferRefusalTable;
  upload: UploadTable;
  uploadChunk: UploadChunkTable;
  userAccount: UserTable;
  userGroup: UserGroupTable;
  visualModel: VisualModelTable;
  visualModelVersion: VisualModelVersionTable;
}
