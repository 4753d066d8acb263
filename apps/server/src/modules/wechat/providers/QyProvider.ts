import { type OutgoingArticle, type OutgoingFile } from './MpProvider.js';

/** Who carries out what is done with an enterprise account. Everything rejects with a `WeChatError`. */
export interface QyProvider {
  /** Whether id and secrets are right. */
  check(): Promise<void>;
  /**
   * Creates a department, or changes the one with an id; a new one whose name is there already below its parent is that one,
   * unless it is one of the `others`. Answers its id.
   */
  saveDepartment(department: QyDepartment, others: ReadonlySet<string>): Promise<string>;
  removeDepartment(id: string): Promise<void>;
  /** Creates a member, or changes the one that is there. */
  saveMember(member: QyMember, isNew: boolean): Promise<void>;
  removeMember(userId: string): Promise<void>;
  /** Answers why somebody did not get it, by user id; whoever is not named got it. */
  send(userIds: readonly string[], content: QyContent): Promise<Map<string, string>>;
  sendAll(content: QyContent): Promise<void>;
}

/** The department that all others are below. */
export const QY_ROOT = '1';

export interface QyDepartment {
  /** '' for a new one. */
  id: string;
  name: string;
  parentId: string;
  /** The greater, the further above. */
  order: number;
}

export interface QyMember {
  userId: string;
  name: string;
  mobile: string;
  email: string;
  position: string;
  departmentIds: readonly string[];
}

export type QyContent =
  | { type: 'text'; text: string }
  | { type: 'image'; file: OutgoingFile }
  | { type: 'news'; articles: readonly (Omit<OutgoingArticle, 'thumbMediaId'> & { cover: OutgoingFile })[] };
