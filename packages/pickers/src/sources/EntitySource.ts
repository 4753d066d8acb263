import { type ChoiceNames } from './TreeSource.js';

/** Something of a long list that a person chooses from, such as a user. */
export interface EntityItem {
  id: string;
  /** Name as people read it. */
  label: string;
  /** Second line: account, department. */
  description?: string;
}

/** Where a long list comes from, page by page. The app fills it with its own calls. */
export interface EntitySource {
  /** Items whose name matches the keyword; '' matches all. */
  search(query: EntityQuery, signal?: AbortSignal): Promise<EntityPage>;
  /** Names of ids, for showing saved values. Unknown ids are left out. */
  names(ids: readonly string[], signal?: AbortSignal): Promise<ChoiceNames>;
}

export interface EntityQuery {
  keyword: string;
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

export interface EntityPage {
  items: readonly EntityItem[];
  /** All items that match. */
  total: number;
}
