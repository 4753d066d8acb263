import { file, storedFile } from './file.js';
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
import { users } from './permission/users.js';
import { area } from './system/area.js';
import { config } from './system/config.js';
import { dictionaryData, dictionaryType } from './system/dictionary.js';
import { log } from './system/log.js';
import { menu } from './system/menu.js';
import { models, records } from './visualdev.js';

/** Every call of the API, by area. */
export const contract = {
  oauth,
  permission: {
    organize,
    department,
    position,
    role,
    users,
    currentUser,
    group,
    authority,
    members,
    onlineUser,
    names,
  },
  system: { area, dictionaryType, dictionaryData, menu, log, config, file: storedFile },
  visualdev: { models, records },
  file,
};

export type Contract = typeof contract;

export { crudEndpoints, selectorEndpoint, type CrudDefinition, type CrudEndpoints } from './crudEndpoints.js';
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
  missedFrames,
  onConnection,
  openChannel,
  serverFrames,
  type ClientFrame,
  type ServerFrame,
} from './socket.js';
export { IdSchema, ListQuerySchema, pageOf, listOf, TreeNodeSchema, type TreeNode, type TreeRow } from './schemas.js';
export {
  CodeEntrySchema,
  CurrentUserSchema,
  LanguageSchema,
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
  XLSX,
} from './permission/users.js';
export {
  BaseInfoBodySchema,
  BaseInfoSchema,
  LogQuerySchema,
  LogRowSchema,
  SubordinateSchema,
} from './permission/currentUser.js';
export { SystemConfigSchema } from './system/config.js';
export { SignInDaySchema, UiErrorSchema } from './system/log.js';
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
export { type DictionaryTypeNode } from './system/dictionary.js';
export { MenuBodySchema } from './system/menu.js';
export {
  ModelBodySchema,
  ModelConfigSchema,
  RecordChangeSchema,
  RecordConflictSchema,
  RecordListBodySchema,
  RecordSchema,
  RecordValuesSchema,
  ReleaseBodySchema,
  ReleaseSchema,
} from './visualdev.js';
export {
  CHUNK_SIZE,
  ChunkStateSchema,
  FileClaimSchema,
  FileListQuerySchema,
  FileTypeSchema,
  StoredFileSchema,
  UploadedFileSchema,
} from './file.js';
