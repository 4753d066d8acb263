import { type DataRule } from '../grants.js';
import { type GrantDraft, hasItem, isSameRule, ruleOf, setItems, setRule } from './grantDraft.js';
import { type Action, type GrantItem, type MatrixPage } from './matrixModel.js';

/** One difference between what is saved and what is ticked, as large as one cell of the matrix. */
export type GrantChange = {
  key: string;
  page: MatrixPage;
} & (
  | { type: 'item'; action: Action | undefined; item: GrantItem; isAdded: boolean }
  | { type: 'fields'; added: readonly GrantItem[]; removed: readonly GrantItem[] }
  | { type: 'rule'; before: DataRule | undefined; after: DataRule | undefined }
);

/** What saving would change, by page in the order of the menu. */
export function listChanges(pages: readonly MatrixPage[], saved: GrantDraft, draft: GrantDraft): GrantChange[] {
  if (saved === draft) return [];
  return pages.flatMap((page) => changesOf(page, saved, draft));
}

function changesOf(page: MatrixPage, saved: GrantDraft, draft: GrantDraft): GrantChange[] {
  const isChanged = (item: GrantItem) => hasItem(saved, item) !== hasItem(draft, item);
  const changes: GrantChange[] = [];
  const addItem = (item: GrantItem, action: Action | undefined) => {
    if (isChanged(item))
      changes.push({ key: item.ids[0] ?? '', page, type: 'item', action, item, isAdded: hasItem(draft, item) });
  };
  for (const [action, item] of page.actions) addItem(item, action);
  for (const item of page.others) addItem(item, undefined);
  const fields = page.fields.flatMap(({ list, read, write }) =>
    [list, read, write].filter((item) => item !== undefined && isChanged(item)),
  ) as GrantItem[];
  if (fields.length > 0) {
    changes.push({
      key: `${page.id}__fields`,
      page,
      type: 'fields',
      added: fields.filter((item) => hasItem(draft, item)),
      removed: fields.filter((item) => hasItem(saved, item)),
    });
  }
  const [before, after] = [saved, draft].map(({ rules }) => rules.get(page.id));
  if (page.scopes && !isSameRule(before, after))
    changes.push({ key: `${page.id}__data`, page, type: 'rule', before, after });
  return changes;
}

/** Changes by the id of their page. */
export function groupByPage(changes: readonly GrantChange[]): ReadonlyMap<string, readonly GrantChange[]> {
  const groups = new Map<string, GrantChange[]>();
  for (const change of changes) {
    const group = groups.get(change.page.id);
    if (group) group.push(change);
    else groups.set(change.page.id, [change]);
  }
  return groups;
}

/** The draft without one of its changes. */
export function undoChange(draft: GrantDraft, saved: GrantDraft, change: GrantChange): GrantDraft {
  const { page } = change;
  if (change.type === 'item') return setItems(draft, page, { items: [change.item], isOn: !change.isAdded });
  if (change.type === 'fields')
    return setItems(setItems(draft, page, { items: change.added, isOn: false }), page, {
      items: change.removed,
      isOn: true,
    });
  if (change.before) return setRule(draft, page, ruleOf(saved, page));
  const rules = new Map(draft.rules);
  rules.delete(page.id);
  return { items: draft.items, rules };
}

/** Ids that a change adds or removes, each once. */
export function idsOf(change: GrantChange): string[] {
  if (change.type === 'rule') return [];
  const items = change.type === 'item' ? [change.item] : [...change.added, ...change.removed];
  return items.flatMap(({ ids: [id = ''] }) => [id]);
}
