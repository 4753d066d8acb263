export { contract, type Contract } from './contract.js';
export { changeOf, differenceOf, RevisionSchema, type ChangeSchema, type ListChange } from './changeOf.js';
export {
  crudEndpoints,
  selectorEndpoint,
  updateEndpoint,
  type CrudDefinition,
  type CrudEndpoints,
  type UpdateEndpoint,
} from './crudEndpoints.js';
export { AskedFilterSchema } from './recordFilterText.js';
export { NounChangeSchema, NounChangesSchema } from './nounChange.js';
export {
  endpoint,
  fileEndpoint,
  type AnyEndpoint,
  type Endpoint,
  type Envelope,
  type FileEndpoint,
  type HttpMethod,
  type LoggedAct,
  type PathParam,
  type Permission,
} from './endpoint.js';
export { defineFrame, type FrameDefinition, type FrameOf } from './frame.js';
export {
  askMessageList,
  ChatFileSchema,
  ChatImageSchema,
  ChatMessageSchema,
  messageList,
  messageRefused,
  messagesRead,
  messagesRemoved,
  receiveMessage,
  removeMessage,
  sendMessage,
  sentMessage,
  startTyping,
  StoredChatMessageSchema,
  typing,
  updateReadMessage,
  type ChatMessage,
  type StoredChatMessage,
} from './chat.js';
export {
  channelClosed,
  channelOpened,
  CLOSE_CODES,
  clientFrames,
  closeSocket,
  heartBeat,
  heartCheck,
  initMessage,
  leaveChannel,
  logout,
  messagePush,
  messagesSeen,
  missedFrames,
  siteChanged,
  flowChanged,
  transferChanged,
  parkingHappened,
  parkingBerths,
  parkingSpaces,
  onConnection,
  openChannel,
  serverFrames,
  type ClientFrame,
  type ServerFrame,
} from './socket.js';
export {
  DayCountSchema,
  IdSchema,
  ListQuerySchema,
  TimeSchema,
  pageOf,
  listOf,
  TreeNodeSchema,
  type TreeNode,
  type TreeRow,
} from './schemas.js';
export { LanguageSchema } from './language.js';
export { TEXT_OVERRIDE_LIMIT, TextOverrideSchema } from './system/language.js';
export {
  CodeEntrySchema,
  CurrentUserSchema,
  LayoutTypeSchema,
  LoginBodySchema,
  LoginDataSchema,
  MenuEntrySchema,
  PasswordHashSchema,
  PermissionEntrySchema,
  SysConfigSchema,
  UserInfoSchema,
  type MenuEntry,
} from './oauth.js';
export {
  CreateUserBodySchema,
  ImportRowSchema,
  UserBodySchema,
  UserListQuerySchema,
  UserOptionSchema,
  UserRowSchema,
} from './permission/users.js';
export {
  BaseInfoBodySchema,
  BaseInfoSchema,
  LogQuerySchema,
  LogRowSchema,
  SubordinateSchema,
} from './permission/currentUser.js';
export {
  type AppliedReduction,
  type Charge,
  type ChargeStep,
  type DayKind,
  type FeeEvidence,
  type FeeSegment,
  type OrderEvidence,
  type TariffPeriod,
  type TariffPrices,
  type VehicleKind,
  type VehicleRate,
} from './parking/fee.js';
export {
  type BoothLane,
  type BoothOpening,
  type BoothProposal,
  type PassageAnswer,
  type WaitingReason,
} from './parking/booth.js';
export { type BerthKind } from './parking/berths.js';
export { type PatrolBerth, type PatrolStay } from './parking/patrol.js';
export { type ParkingEvent, type PlaceFigure } from './parking/operation.js';
export {
  OrderQuerySchema,
  PaymentQuerySchema,
  type Finding,
  type OrderDetail,
  type OrderRow,
  type PaymentListRow,
  type Sighting,
} from './parking/orders.js';
export { InvoiceQuerySchema, type InvoiceRow } from './parking/invoices.js';
export { isTaxNumber } from './parking/taxNumber.js';
export { type Simulation } from './parking/simulator.js';
export { type PublicCard, type Renewal } from './parking/cards.js';
export { RefundQuerySchema, type RefundRow } from './parking/refunds.js';
export {
  StatementItemQuerySchema,
  type StatementItem,
  type StatementKind,
  type StatementProvider,
  type StatementResult,
  type StatementRow,
} from './parking/statements.js';
export { EscapeQuerySchema, type EscapeRow } from './parking/escapes.js';
export { type ShiftDetail, type ShiftFigures } from './parking/shifts.js';
export { type Payment, type PlaceSpaces, type PublicOrder, type ScanTarget } from './parking/public.js';
export {
  DEFAULT_PLATE_COLOUR,
  type InvoiceState,
  type OrderStatus,
  type PaymentState,
  type PayMethod,
  type PlaceKind,
  type PlateColour,
  type ReductionKind,
  type RefundState,
} from './parking/vocabulary.js';
export { CacheNameSchema } from './system/cache.js';
export { SystemConfigSchema } from './system/config.js';
export { UiErrorSchema } from './system/log.js';
export { MONITOR_RANGES, MONITOR_STEP, MonitorSeriesSchema } from './system/monitor.js';
export { ColumnSettingSchema, ListViewSchema } from './permission/authority.js';
export {
  AuthorityNodeSchema,
  DataRuleSchema,
  DataScopeSchema,
  GrantChangeSchema,
  GrantHolderSchema,
  GrantSaveSchema,
  GrantsSchema,
  GrantSourceSchema,
  HolderRowSchema,
  PermissionKindSchema,
} from './permission/grants.js';
export { OnlineUserSchema } from './permission/onlineUser.js';
export { ADMINISTRATOR_ROLE } from './permission/role.js';
export { DataSourceBodySchema, OWN_SOURCE, SourceKindSchema, SourceReasonSchema } from './system/dataSource.js';
export { SyncProblemSchema, SyncResultSchema, SyncStateSchema, SyncTableSchema } from './system/dataSync.js';
export {
  ColumnKindSchema,
  ColumnSpecSchema,
  ROWS_SHOWN,
  TableOwnerSchema,
  TableSpecSchema,
} from './system/dataModel.js';
export {
  AggregateSchema,
  BuiltInSetSchema,
  DATA_SET_ROWS,
  type Aggregate,
  type BoundValue,
  type BuiltInSet,
  type DataAnswer,
  type DataColumn,
  type DataColumnKind,
  type DataCondition,
  type DataSet,
  DataSetSchema,
  type Measure,
  REPORT_SET_ROWS,
  ReportDataSchema,
} from './design/dataSet.js';
export { MAP_PLUGINS, type MapPlace, type MapRoute } from './extend/map.js';
export { designEndpoints, type DesignButton, type DesignDefinition } from './design/designEndpoints.js';
export {
  CARD_ADDRESS,
  CARD_TEXT_LENGTH,
  FILTER_OPTIONS,
  isFrameAddress,
  OWN_ADDRESS,
  PORTAL_CARDS,
  REPORT_CELLS,
  REPORT_RULE_LENGTH,
  REPORT_TEXT_LENGTH,
  SCREEN_WIDGETS,
} from './design/designLimits.js';
export {
  PORTAL_COLUMNS,
  type PortalCard,
  PortalCardSchema,
  type PortalDocument,
  PortalDocumentSchema,
  type PortalFilter,
} from './design/portalDocument.js';
export {
  type ScreenDocument,
  ScreenDocumentSchema,
  type ScreenPanel,
  type ScreenWidget,
  ScreenWidgetSchema,
} from './design/screenDocument.js';
export {
  currentReport,
  REPORT_COLUMNS,
  REPORT_ROWS,
  type ReportCell,
  ReportCellSchema,
  type ReportChart,
  type ReportData,
  type ReportDocument,
  ReportDocumentSchema,
  type ReportFilter,
  type ReportLookRule,
} from './design/reportDocument.js';
export {
  REPORT_PAGE_ROWS,
  type ReportLook,
  type ReportSheet,
  type ReportSheetChart,
  ReportSheetSchema,
} from './design/reports.js';
export { InterfaceBodySchema } from './system/interfaceBody.js';
export {
  PrintBodySchema,
  type PrintBlock,
  PrintedValueSchema,
  type PrintedValue,
  type PrintQuery,
} from './system/printBody.js';
export { MessageKindSchema, MessageSettingSchema } from './message.js';
export { type DictionaryTypeNode } from './system/dictionary.js';
export { MenuBodySchema, MenuFileSchema } from './system/menu.js';
export { CHANNEL_PROVIDERS, ChannelBodySchema, MessageChannelSchema } from './system/messageTemplate.js';
export { CleanUpTargetSchema, TaskResultSchema } from './system/task.js';
export {
  ToldEventSchema,
  WEBHOOK_EVENTS,
  WebhookDeliveryStateSchema,
  WebhookEventSchema,
  WebhookOffReasonSchema,
  WebhookReasonSchema,
} from './system/webhook.js';
export { FileColumnSchema, SheetPlaceSchema, TransferSchema, XLSX } from './system/transfer.js';
export {
  type Article,
  type Follower,
  MATERIAL_RULES,
  type Material,
  type MaterialType,
  MENU_LIMITS,
  type MenuButton,
  type QyOrganize,
  type QyUser,
  type WeChatContent,
  type WeChatMessage,
  type WeChatReceiver,
} from './wechat/index.js';
export {
  ModelBodySchema,
  ModelVersionSchema,
  ReleaseBodySchema,
  ReleaseSchema,
  type TableChange,
} from './visualdev/models.js';
export {
  ModelConfigSchema,
  RecordChangeSchema,
  RecordConflictSchema,
  RecordListBodySchema,
  RecordSchema,
  RecordSummarySchema,
  RecordValuesSchema,
} from './visualdev/records.js';
export { PresenceStateSchema, recordPresent } from './visualdev/recordPresence.js';
export { type CodeBody, type CodeKind } from './visualdev/generator.js';
export { DOCUMENT_ARCHIVE_SIZE, type DocumentPlace, type DocumentShareKind } from './extend/document.js';
export { MAIL_ATTACHMENTS_SIZE, type MailFolder } from './extend/email.js';
export {
  addDaysTo,
  brokenLinks,
  childrenOf,
  criticalTasks,
  dayNumber,
  dayText,
  downwards,
  findLinkCycle,
  findParentCycle,
  lengthOf,
  sumProject,
  sumTasks,
  type ScheduledTask,
  type TaskSum,
} from './extend/ganttSchedule.js';
export { pushSuccessors } from './extend/pushSuccessors.js';
export {
  PROJECT_ROLES,
  PROJECT_STATES,
  PROJECT_TASKS,
  projectChanged,
  ProjectTaskBodySchema,
  TASK_PRIORITIES,
  type ProjectRole,
  type ProjectTask,
  type TaskPriority,
} from './extend/project.js';
export {
  CHANGED_PARTS,
  EVENT_COLOURS,
  EVENT_REPEATS,
  type ChangedPart,
  type EventColour,
  type EventRepeat,
} from './extend/schedule.js';
export { SIGNATURES_KEPT } from './extend/signature.js';
export { AREA_NAME, CLASS_NAME, MODULE_NAME } from './visualdev/generatorNames.js';
export { type MissingReference } from './visualdev/missingReference.js';
export { type ModelFile, ModelFileSchema, type ModelImport, MODELS_IN_FILE } from './visualdev/modelFiles.js';
export { type RelatedForm } from './visualdev/relatedRecords.js';
export { type TreePart } from './visualdev/treeRecords.js';
export {
  CHUNK_SIZE,
  ChunkStateSchema,
  FileClaimSchema,
  FileListQuerySchema,
  FileTypeSchema,
  StoredFileSchema,
  UploadedFileSchema,
} from './file.js';
export {
  FLOW_STATUS,
  FLOW_STATUS_TEXTS,
  FlowStatusSchema,
  URGENCY_TEXTS,
  UrgencySchema,
  type FlowStatusNumber,
  type Urgency,
} from './workflow/vocabulary.js';
export {
  type FlowFile,
  FlowFileSchema,
  type FlowImport,
  FLOWS_IN_FILE,
  type MissingOfFlow,
} from './workflow/flowFiles.js';
export { FlowActSchema, type FlowAct } from './workflow/instances.js';
export { type MigrationOutcome, type MigrationPlan } from './workflow/migrations.js';
