import { type EntitySource } from './EntitySource.js';
import { type TreeSource } from './TreeSource.js';

/** Where people come from. A plain EntitySource is enough; every further part adds a tab or a tree to the user picker. */
export interface UserSource extends EntitySource {
  /** Organisations with their people (nodes of type `user`), best level by level: the tree of 全部数据. */
  tree?: TreeSource;
  /** People of the signed-in person's organisation: the tab 当前组织. */
  currentOrganization?: EntitySource['search'];
  /** People who report to the signed-in person: the tab 我的下属. */
  subordinates?: EntitySource['search'];
}
