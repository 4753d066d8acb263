import { chat } from './chat.js';
import { file, storedFile } from './file.js';
import { message } from './message.js';
import { oauth } from './oauth.js';
import { authority } from './permission/authority.js';
import { currentUser } from './permission/currentUser.js';
import { group } from './permission/group.js';
import { members } from './permission/members.js';
import { names } from './permission/names.js';
import { onlineUser } from './permission/onlineUser.js';
import { department, organize } from './permission/organize.js';
import { position } from './permission/position.js';
import { role } from './permission/role.js';
import { search } from './permission/search.js';
import { secondFactor } from './permission/secondFactor.js';
import { users } from './permission/users.js';
import { berth, inspector } from './parking/berths.js';
import { booth, passage } from './parking/booth.js';
import { barrier, lane, place } from './parking/places.js';
import { escape } from './parking/escapes.js';
import { invoice } from './parking/invoices.js';
import { parkingScreen } from './parking/operation.js';
import { finding, order, payment, roadsideOrder } from './parking/orders.js';
import { patrol } from './parking/patrol.js';
import { paymentChannel } from './parking/paymentChannel.js';
import { publicParking } from './parking/public.js';
import { cardKind, listedPlate } from './parking/cards.js';
import { company, merchant, reductionCode } from './parking/reductions.js';
import { refund } from './parking/refunds.js';
import { shift } from './parking/shifts.js';
import { simulator } from './parking/simulator.js';
import { tariff, tariffLab } from './parking/tariffs.js';
import { apiKey } from './system/apiKey.js';
import { area } from './system/area.js';
import { backup } from './system/backup.js';
import { billRule } from './system/billRule.js';
import { cache } from './system/cache.js';
import { config } from './system/config.js';
import { dataMap } from './system/dataMap.js';
import { dataModel } from './system/dataModel.js';
import { dataSource } from './system/dataSource.js';
import { dataSync } from './system/dataSync.js';
import { dataInterface } from './system/dataInterface.js';
import { dictionaryData, dictionaryType } from './system/dictionary.js';
import { editorDraft } from './system/editorDraft.js';
import { language } from './system/language.js';
import { log } from './system/log.js';
import { menu } from './system/menu.js';
import { messageChannel, messageDelivery, messageTemplate } from './system/messageTemplate.js';
import { monitor } from './system/monitor.js';
import { printDev } from './system/printDev.js';
import { task } from './system/task.js';
import { transfer } from './system/transfer.js';
import { webhook } from './system/webhook.js';
import { analysis } from './workflow/analysis.js';
import { launchDraft } from './workflow/drafts.js';
import { entrust } from './workflow/entrusts.js';
import { flow, launchable } from './workflow/flows.js';
import { flowList, instance } from './workflow/instances.js';
import { migration } from './workflow/migrations.js';
import { documents } from './visualdev/documents.js';
import { models } from './visualdev/models.js';
import { records } from './visualdev/records.js';

/** Every call of the API, by area. */
export const contract = {
  oauth,
  message,
  chat,
  permission: {
    organize,
    department,
    position,
    role,
    users,
    currentUser,
    secondFactor,
    group,
    authority,
    members,
    onlineUser,
    names,
    search,
  },
  system: {
    apiKey,
    area,
    backup,
    billRule,
    cache,
    dataInterface,
    dataMap,
    dataModel,
    dataSource,
    dataSync,
    dictionaryType,
    dictionaryData,
    menu,
    messageTemplate,
    messageChannel,
    messageDelivery,
    monitor,
    printDev,
    language,
    editorDraft,
    task,
    log,
    config,
    transfer,
    webhook,
    file: storedFile,
  },
  parking: {
    place,
    lane,
    barrier,
    berth,
    inspector,
    patrol,
    passage,
    booth,
    tariff,
    tariffLab,
    reductionCode,
    merchant,
    company,
    cardKind,
    listedPlate,
    publicParking,
    order,
    roadsideOrder,
    payment,
    paymentChannel,
    refund,
    invoice,
    escape,
    finding,
    shift,
    screen: parkingScreen,
    simulator,
  },
  workflow: { flow, migration, launchable, launchDraft, instance, flowList, analysis, entrust },
  visualdev: { models, records, documents },
  file,
};

export type Contract = typeof contract;

export { changeOf, differenceOf, RevisionSchema, type ChangeSchema, type ListChange } from './changeOf.js';
export {
  crudEndpoints,
  selectorEndpoint,
  updateEndpoint,
  type CrudDefinition,
  type CrudEndpoints,
  type UpdateEndpoint,
} from './crudEndpoints.js';
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
export { OrderQuerySchema, type Finding, type OrderDetail, type OrderRow, type Sighting } from './parking/orders.js';
export { type InvoiceRow } from './parking/invoices.js';
export { isTaxNumber } from './parking/taxNumber.js';
export { type Simulation } from './parking/simulator.js';
export { type PublicCard, type Renewal } from './parking/cards.js';
export { RefundQuerySchema, type RefundRow } from './parking/refunds.js';
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
export { DataSourceBodySchema, OWN_SOURCE, SourceKindSchema, SourceReasonSchema } from './system/dataSource.js';
export { SyncProblemSchema, SyncResultSchema, SyncStateSchema, SyncTableSchema } from './system/dataSync.js';
export {
  ColumnKindSchema,
  ColumnSpecSchema,
  ROWS_SHOWN,
  TableOwnerSchema,
  TableSpecSchema,
} from './system/dataModel.js';
export { InterfaceBodySchema } from './system/interfaceBody.js';
export { PrintBodySchema, type PrintBlock, type PrintQuery } from './system/printBody.js';
export { MessageKindSchema, MessageSettingSchema } from './message.js';
export { type DictionaryTypeNode } from './system/dictionary.js';
export { MenuBodySchema, MenuFileSchema } from './system/menu.js';
export { ChannelBodySchema, MessageChannelSchema } from './system/messageTemplate.js';
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
export { FlowActSchema, type FlowAct } from './workflow/instances.js';
export { type MigrationOutcome, type MigrationPlan } from './workflow/migrations.js';
