import { type ListQuery, type ListState, type ResourceDefinition, type ResourceRow, type SortRule } from '../types.js';

const DEFAULT_PAGE_SIZE = 20;
const PAGE_SIZES = [10, 20, 50, 100, 500];

/** What a list shows on the first visit. */
export function initialListState<Row extends ResourceRow>(
  definition: Pick<ResourceDefinition<Row>, 'defaultSort' | 'defaultFilters' | 'defaultPageSize' | 'pageSizes'>,
): ListState {
  const sizes = definition.pageSizes ?? PAGE_SIZES;
  const pageSize =
    definition.defaultPageSize ??
    (sizes.includes(DEFAULT_PAGE_SIZE) ? DEFAULT_PAGE_SIZE : (sizes[0] ?? DEFAULT_PAGE_SIZE));
  return {
    page: 1,
    pageSize,
    keyword: '',
    sort: definition.defaultSort ?? [],
    filters: { ...definition.defaultFilters },
    treeNode: '',
  };
}

/** The question to the source that a state means. */
export function toListQuery<Row extends ResourceRow>(
  state: ListState,
  definition: Pick<ResourceDefinition<Row>, 'tree'>,
): ListQuery {
  const filters = Object.fromEntries(Object.entries(state.filters).filter(([, value]) => !isBlank(value)));
  if (definition.tree && state.treeNode !== '') filters[definition.tree.param] = state.treeNode;
  return {
    currentPage: state.page,
    pageSize: state.pageSize,
    ...(state.keyword === '' ? {} : { keyword: state.keyword }),
    sort: state.sort,
    filters,
  };
}

/** Whether a search value filters nothing. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Writes a state as search parameters, without what is as on the first visit: `page=2&size=50&q=周&sort=-name&f.state=1&node=7&record=9`. */
export function listStateToParams(state: ListState, initial: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.page !== initial.page) params.set('page', String(state.page));
  if (state.pageSize !== initial.pageSize) params.set('size', String(state.pageSize));
  if (state.keyword !== '') params.set('q', state.keyword);
  const sort = sortText(state.sort);
  if (sort !== sortText(initial.sort)) params.set('sort', sort);
  const filters = Object.entries(state.filters).filter(([, value]) => !isBlank(value));
  const isUsual = JSON.stringify(Object.fromEntries(filters)) === JSON.stringify(initial.filters);
  // without its usual filters the address says so
  if (!isUsual && filters.length === 0) params.set('f', '');
  for (const [id, value] of isUsual ? [] : filters) {
    params.set(`f.${id}`, typeof value === 'string' ? `s${value}` : `j${JSON.stringify(value)}`);
  }
  if (state.treeNode !== '') params.set('node', state.treeNode);
  if (state.record) params.set('record', state.record);
  return params;
}

/** Reads search parameters; what is missing or unreadable is as on the first visit. */
export function listStateFromParams(params: URLSearchParams, initial: ListState): ListState {
  const filters: Record<string, unknown> = {};
  for (const [key, text] of params) {
    if (!key.startsWith('f.')) continue;
    const value = text.startsWith('j') ? parseJson(text.slice(1)) : text.startsWith('s') ? text.slice(1) : undefined;
    if (!isBlank(value)) filters[key.slice(2)] = value;
  }
  const sort = params.get('sort');
  const record = params.get('record');
  return {
    page: positive(params.get('page')) ?? initial.page,
    pageSize: Math.min(positive(params.get('size')) ?? initial.pageSize, 500),
    keyword: params.get('q') ?? '',
    sort: sort === null ? initial.sort : readSort(sort),
    filters: Object.keys(filters).length > 0 || params.has('f') ? filters : initial.filters,
    treeNode: params.get('node') ?? '',
    ...(record ? { record } : {}),
  };
}

function sortText(sort: readonly SortRule[]): string {
  return sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',');
}

function readSort(text: string): SortRule[] {
  const parts = text.split(',').filter((part) => /^-?\w{1,100}$/.test(part));
  return parts.map((part) => (part.startsWith('-') ? { id: part.slice(1), desc: true } : { id: part, desc: false }));
}

function positive(text: string | null): number | undefined {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value > 0 ? value : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // an edited address is no error: the filter is left out
  }
}
