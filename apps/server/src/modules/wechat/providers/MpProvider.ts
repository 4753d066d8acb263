import { type MenuButton } from '@smart-admin/api-client/contract';

/** Who carries out what is done with a public account. Everything rejects with a `WeChatError`. */
export interface MpProvider {
  /** Whether the account's id and secret are right. */
  check(): Promise<void>;
  publishMenu(buttons: readonly MenuButton[]): Promise<void>;
  /** Open ids of followers, some at a time; `next` is '' with the last of them. */
  followers(next: string): Promise<{ openIds: string[]; next: string }>;
  /** At most 100 at once. */
  describe(openIds: readonly string[]): Promise<FollowerInfo[]>;
  remark(openId: string, remark: string): Promise<void>;
  /** Answers why somebody did not get it, by open id; whoever is not named got it. */
  send(openIds: readonly string[], content: MpContent): Promise<Map<string, string>>;
  sendAll(content: MpContent): Promise<void>;
  addMaterial(type: 'image' | 'voice' | 'video', file: OutgoingFile): Promise<string>;
  addNews(articles: readonly OutgoingArticle[]): Promise<string>;
  removeMaterial(mediaId: string, isNews: boolean): Promise<void>;
}

export interface FollowerInfo {
  openId: string;
  nickname: string;
  remark: string;
  scene: string;
  isFollowing: boolean;
  /** Milliseconds since 1970; null where it is not told. */
  followTime: number | null;
}

export type MpContent = { type: 'text'; text: string } | { type: 'image' | 'news'; mediaId: string };

export interface OutgoingFile {
  /** With its extension. */
  name: string;
  contentType: string;
  content: Buffer;
}

/** An article with the media id of its cover. */
export interface OutgoingArticle {
  title: string;
  author: string;
  digest: string;
  content: string;
  sourceUrl: string;
  thumbMediaId: string;
}
