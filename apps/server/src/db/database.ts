import { CamelCasePlugin, Kysely, type Transaction } from 'kysely';
import { type Pool } from 'pg';
import { CommitDialect } from './afterCommit.js';
import { withPreparedStatements } from './preparedStatements.js';
import {
  type JobWorkerTable,
  type ScheduledTaskRunTable,
  type ScheduledTaskTable,
} from '../jobs/schedule/schedule.tables.js';
import { type AnsweredCallTable } from '../http/http.tables.js';
import { type AreaTable } from '../modules/area/area.tables.js';
import {
  type ColumnSettingTable,
  type DataGrantTable,
  type GrantSaveTable,
  type GrantTable,
} from '../modules/authority/authority.tables.js';
import { type SystemConfigTable } from '../modules/config/config.tables.js';
import { type DictionaryDataTable, type DictionaryTypeTable } from '../modules/dictionary/dictionary.tables.js';
import {
  type FileUsageTable,
  type FileVersionTable,
  type ServerSecretTable,
  type StoredContentTable,
  type StoredFileTable,
  type UploadChunkTable,
  type UploadTable,
} from '../modules/file/file.tables.js';
import { type UserGroupTable } from '../modules/group/group.tables.js';
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
import { type SessionTable } from '../modules/session/session.tables.js';
import { type MembershipTable, type UserTable } from '../modules/user/user.tables.js';
import {
  type NumberSequenceTable,
  type RecordChangeTable,
  type VisualModelTable,
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
  area: AreaTable;
  captcha: CaptchaTable;
  columnSetting: ColumnSettingTable;
  dataGrant: DataGrantTable;
  dictionaryData: DictionaryDataTable;
  dictionaryType: DictionaryTypeTable;
  fileUsage: FileUsageTable;
  fileVersion: FileVersionTable;
  grantItem: GrantTable;
  grantSave: GrantSaveTable;
  jobWorker: JobWorkerTable;
  loginFailure: LoginFailureTable;
  knownAddress: KnownAddressTable;
  membership: MembershipTable;
  menu: MenuTable;
  menuCode: MenuCodeTable;
  numberSequence: NumberSequenceTable;
  operationLog: OperationLogTable;
  organize: OrganizeTable;
  organizeAdministrator: OrganizeAdministratorTable;
  position: PositionTable;
  recordChange: RecordChangeTable;
  role: RoleTable;
  roleOrganize: RoleOrganizeTable;
  scanTicket: ScanTicketTable;
  scheduledTask: ScheduledTaskTable;
  scheduledTaskRun: ScheduledTaskRunTable;
  serverSecret: ServerSecretTable;
  session: SessionTable;
  smsCode: SmsCodeTable;
  storedContent: StoredContentTable;
  storedFile: StoredFileTable;
  systemConfig: SystemConfigTable;
  upload: UploadTable;
  uploadChunk: UploadChunkTable;
  userAccount: UserTable;
  userGroup: UserGroupTable;
  visualModel: VisualModelTable;
}
