import { type Article, type contract, type MenuButton, type WeChatContent } from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import {
  type AuditColumns,
  type DefaultJson,
  type DefaultText,
  type DefaultTime,
  type Json,
  type NullableTime,
  type RevisedColumns,
  type Sound,
} from '../../db/columns.js';
import { type BodyOf } from '../../http/crud/CrudOptions.js';

export type MpConfigBody = BodyOf<(typeof contract)['wechat']['mpConfig']>;
export type QyConfigBody = BodyOf<(typeof contract)['wechat']['qyConfig']>;

/** Who carries things out: nobody, or WeChat. */
export type WeChatProvider = MpConfigBody['provider'];

/** The public account: one row, `mp`. */
export interface WeChatMpTable extends AuditColumns, RevisedColumns {
  id: string;
  provider: Generated<WeChatProvider>;
  fullName: DefaultText;
  appId: DefaultText;
  token: DefaultText;
  /** JSON of `appSecret` and `aesKey`, sealed; empty without any. */
  encryptedSecret: DefaultText;
}

/** The enterprise account: one row, `qy`. */
export interface WeChatQyTable extends AuditColumns, RevisedColumns {
  id: string;
  provider: Generated<WeChatProvider>;
  fullName: DefaultText;
  corpId: DefaultText;
  agentId: DefaultText;
  /** JSON of `agentSecret` and `contactSecret`, sealed; empty without any. */
  encryptedSecret: DefaultText;
}

/** The menu of the public account: one row, `mp`. */
export interface WeChatMenuTable extends RevisedColumns {
  id: string;
  buttons: DefaultJson<MenuButton[]>;
  /** As WeChat got it. */
  published: Json<MenuButton[]> | null;
  publishedTime: NullableTime;
  lastModifyTime: NullableTime;
  lastModifyUserId: DefaultText;
}

export interface WeChatFollowerTable {
  id: string;
  openId: string;
  nickname: DefaultText;
  remark: DefaultText;
  sound: Sound;
  scene: DefaultText;
  isFollowing: Generated<boolean>;
  followTime: NullableTime;
  /** When WeChat told of them last, on the clock of the database. */
  seenTime: DefaultTime;
}

/** A synchronisation of followers that is under way, or was broken off. */
export interface WeChatFollowerRunTable {
  id: string;
  /** On the clock of the database. */
  begun: DefaultTime;
}

export interface WeChatMaterialTable extends RevisedColumns {
  id: string;
  type: 'image' | 'voice' | 'video' | 'news';
  fullName: string;
  mediaId: string;
  /** Of a file, its name in the store; '' for news. */
  fileName: DefaultText;
  fileSize: Generated<number>;
  articles: DefaultJson<Article[]>;
  creatorUserId: DefaultText;
  creatorTime: DefaultTime;
}

export type WeChatAccountId = 'mp' | 'qy';

export interface WeChatMessageTable {
  id: string;
  account: WeChatAccountId;
  type: WeChatContent['type'];
  content: Json<WeChatContent>;
  summary: string;
  sound: Sound;
  state: Generated<'waiting' | 'sending' | 'sent' | 'partly' | 'failed'>;
  toAll: Generated<boolean>;
  receivers: Generated<number>;
  delivered: Generated<number>;
  failed: Generated<number>;
  creatorUserId: DefaultText;
  creatorTime: DefaultTime;
  sentTime: NullableTime;
}

/** Somebody whom a message goes to. */
export interface WeChatReceiverTable {
  id: string;
  messageId: string;
  /** A follower, or a person of the platform. */
  targetId: string;
  /** Their open id, or user id at WeCom. */
  address: string;
  name: string;
  sound: Sound;
  state: Generated<'waiting' | 'sent' | 'failed'>;
  reason: DefaultText;
}

/** What an organisation or a person of the platform is at WeCom. */
export interface WeChatDirectoryTable {
  kind: 'organize' | 'user';
  id: string;
  /** As it was called when it was given; still known when it is deleted here. */
  fullName: string;
  remoteId: DefaultText;
  /** Fingerprint of what was given, to tell what has changed since. */
  given: string;
  reason: DefaultText;
  syncTime: NullableTime;
}

declare module '../../db/tables.js' {
  interface Tables {
    weChatMp: WeChatMpTable;
    weChatQy: WeChatQyTable;
    weChatMenu: WeChatMenuTable;
    weChatFollower: WeChatFollowerTable;
    weChatFollowerRun: WeChatFollowerRunTable;
    weChatMaterial: WeChatMaterialTable;
    weChatMessage: WeChatMessageTable;
    weChatReceiver: WeChatReceiverTable;
    weChatDirectory: WeChatDirectoryTable;
  }
}
