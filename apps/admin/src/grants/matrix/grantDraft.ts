import { type AuthorityNode, type DataRule, type Grants, SCOPES } from '../grants.js';
import { type GrantField, type GrantItem, type MatrixPage } from './matrixModel.js';

/** What is ticked: ids of menu entries and codes, and the row rules by page. */
export interface GrantDraft {
  items: ReadonlySet<string>;
  rules: ReadonlyMap<string, DataRule>;
}

export type Tick = boolean | 'indeterminate';
export type FieldAccess = 'hidden' | 'read' | 'write';

/** Rows that somebody sees of a page without a rule. */
export const OWN_ROWS: DataRule = { scope: 'own', organizeIds: [] };

export function toDraft({ menu, button, list, form, data }: Grants): GrantDraft {
  return {
    items: new Set([...menu, ...button, ...list, ...form]),
    rules: new Map(data.map(({ moduleId, scope, organizeIds }) => [moduleId, { scope, organizeIds }])),
  };
}

/** The ticks as grants, in the order of the nodes. Whatever is given on a page gives the page itself. */
export function toGrants({ items, rules }: GrantDraft, nodes: readonly AuthorityNode[]): Grants {
  const grants: Grants = { menu: [], button: [], list: [], form: [], data: [] };
  const folders = new Set(nodes.filter(({ kind }) => kind === 'menu').map(({ parentId }) => parentId));
  const pages = new Set(
    nodes.filter(({ id, kind }) => kind === 'menu' && !folders.has(id) && items.has(id)).map(({ id }) => id),
  );
  for (const { id, parentId, kind } of nodes) {
    if (kind === 'menu') continue;
    if (kind === 'data') {
      const rule = rules.get(parentId);
      if (rule) grants.data.push({ moduleId: parentId, ...rule });
    } else if (items.has(id)) {
      pages.add(parentId);
      grants[kind].push(id);
    }
  }
  const data = grants.data.filter(({ moduleId }) => pages.has(moduleId));
  return { ...grants, data, menu: nodes.filter(({ id }) => pages.has(id)).map(({ id }) => id) };
}

export function hasItem({ items }: GrantDraft, { ids: [id = ''] }: GrantItem): boolean {
  return items.has(id);
}

/** All, none or some of these. */
export function tickOf(draft: GrantDraft, items: readonly GrantItem[]): Tick {
  const count = items.filter((item) => hasItem(draft, item)).length;
  return count === 0 ? false : count === items.length || 'indeterminate';
}

/** Whether a click on the box of a group gives: until all that the caller may give is given, then it takes away. */
export function givesNext(draft: GrantDraft, items: readonly GrantItem[]): boolean {
  return items.some((item) => item.isGivable && !hasItem(draft, item));
}

/**
 * Gives or takes away things of a page, as far as the caller may. The first thing given opens the page, with all its
 * fields and the rows of `rule`; without the page nothing on it is left.
 */
export function setItems(
  draft: GrantDraft,
  page: MatrixPage,
  { items, isOn, rule = OWN_ROWS }: { items: readonly GrantItem[]; isOn: boolean; rule?: DataRule },
): GrantDraft {
  const visit = page.actions.get('visit');
  if (!visit) return draft;
  const next = new Set(draft.items);
  const rules = new Map(draft.rules);
  const changed = new Set(items.filter(({ isGivable }) => isGivable));
  if (changed.size === 0) return draft;
  if (!isOn && changed.has(visit)) {
    for (const item of page.everything) if (item.isGivable) for (const id of item.ids) next.delete(id);
    if (!page.everything.some(({ ids: [id = ''] }) => next.has(id))) rules.delete(page.id);
    return { items: next, rules };
  }
  if (isOn && !hasItem(draft, visit)) {
    if (!visit.isGivable) return draft;
    changed.add(visit);
    if (!page.everything.some((item) => hasItem(draft, item)))
      for (const { list, read, write } of page.fields)
        for (const item of [list, write ?? read]) if (item?.isGivable) changed.add(item);
    if (page.scopes && !rules.has(page.id)) rules.set(page.id, narrowed(page, rule));
  }
  for (const item of changed)
    for (const id of item.ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
  return { items: next, rules };
}

/** The rule, or the widest one below it that the caller may give on the page. */
function narrowed({ scopes = [] }: MatrixPage, rule: DataRule): DataRule {
  const scope = SCOPES.slice(SCOPES.indexOf(rule.scope)).find((candidate) => scopes.includes(candidate)) ?? 'own';
  return scope === rule.scope ? rule : { scope, organizeIds: [] };
}

/** Says which rows of a page are seen; opens the page. */
export function setRule(draft: GrantDraft, page: MatrixPage, rule: DataRule): GrantDraft {
  if (!page.scopes?.includes(rule.scope)) return draft;
  const visit = page.actions.get('visit');
  const opened = visit && !hasItem(draft, visit) ? setItems(draft, page, { items: [visit], isOn: true }) : draft;
  return { items: opened.items, rules: new Map([...opened.rules, [page.id, rule]]) };
}

export function ruleOf(draft: GrantDraft, { id }: MatrixPage): DataRule {
  return draft.rules.get(id) ?? OWN_ROWS;
}

/** What may be done with a field in the form; undefined where it is no field of the form. */
export function accessOf(draft: GrantDraft, { read, write }: GrantField): FieldAccess | undefined {
  if (!read && !write) return undefined;
  if (write && hasItem(draft, write)) return 'write';
  return read && hasItem(draft, read) ? 'read' : 'hidden';
}

/**
 * Says what may be done with a field. A column of a subtable is seen within it alone: giving one opens the subtable, the
 * subtable opens with all its columns while none has been given, and takes them along.
 */
export function setAccess(draft: GrantDraft, page: MatrixPage, field: GrantField, access: FieldAccess): GrantDraft {
  const own = setOwnAccess(draft, page, field, access);
  const [tableCode = '', column] = field.code.split('.');
  const isHidden = (other: GrantField) => (accessOf(own, other) ?? 'hidden') === 'hidden';
  if (column === undefined) {
    const columns = page.fields.filter(({ code }) => code.startsWith(`${tableCode}.`));
    if (access !== 'hidden' && !columns.every(isHidden)) return own;
    return columns.reduce((next, each) => setOwnAccess(next, page, each, within(each, access)), own);
  }
  const table = page.fields.find(({ code }) => code === tableCode);
  if (!table || access === 'hidden' || !isHidden(table)) return own;
  return setOwnAccess(own, page, table, field.read ? access : 'read');
}

/** What a column has of the access to its subtable: what nobody can set is seen with one code. */
function within({ read }: GrantField, access: FieldAccess): FieldAccess {
  return access === 'read' && !read ? 'write' : access;
}

function setOwnAccess(draft: GrantDraft, page: MatrixPage, field: GrantField, access: FieldAccess): GrantDraft {
  const { read, write } = field;
  const wanted = access === 'write' ? write : access === 'read' ? read : undefined;
  const others = [read, write].filter((item) => item !== undefined && item !== wanted) as GrantItem[];
  const cleared = setItems(draft, page, { items: others, isOn: false });
  return wanted ? setItems(cleared, page, { items: [wanted], isOn: true }) : cleared;
}

/** Fields that are seen in the list or in the form. */
export function countFields(draft: GrantDraft, { fields }: MatrixPage): number {
  return fields.filter(
    (field) => (field.list && hasItem(draft, field.list)) || (accessOf(draft, field) ?? 'hidden') !== 'hidden',
  ).length;
}

/**
 * Adds what others have been given and takes nothing away: of two row rules the wider one stays. Chosen organisations and
 * the own department are neither wider than the other, and a page has one rule: what is ticked stays. `kept` says on how
 * many pages.
 */
export function mergeDrafts(one: GrantDraft, other: GrantDraft): { draft: GrantDraft; kept: number } {
  const rules = new Map(one.rules);
  let kept = 0;
  for (const [id, rule] of other.rules) {
    const present = rules.get(id) ?? OWN_ROWS;
    const wider = widerRule(present, rule);
    if (wider) rules.set(id, wider);
    else kept += 1;
  }
  return { draft: { items: new Set([...one.items, ...other.items]), rules }, kept };
}

/** The rule that holds the rows of both; undefined where none of the two does. */
function widerRule(one: DataRule, other: DataRule): DataRule | undefined {
  if (isSameRule(one, other)) return one;
  if (one.scope === 'organizes' && other.scope === 'organizes')
    return { scope: 'organizes', organizeIds: [...new Set([...one.organizeIds, ...other.organizeIds])] };
  const [wide, narrow] = SCOPES.indexOf(one.scope) <= SCOPES.indexOf(other.scope) ? [one, other] : [other, one];
  return wide.scope !== 'organizes' || narrow.scope === 'own' ? wide : undefined;
}

export function isSameRule(one: DataRule | undefined, other: DataRule | undefined): boolean {
  if (!one || !other) return one === other;
  const ids = (rule: DataRule) => [...rule.organizeIds].sort().join();
  return one.scope === other.scope && (one.scope !== 'organizes' || ids(one) === ids(other));
}

/** My changes since `base` on top of what somebody else has saved meanwhile. */
export function rebaseDraft(base: GrantDraft, mine: GrantDraft, theirs: GrantDraft): GrantDraft {
  const items = new Set(theirs.items);
  for (const id of mine.items) if (!base.items.has(id)) items.add(id);
  for (const id of base.items) if (!mine.items.has(id)) items.delete(id);
  const rules = new Map(theirs.rules);
  for (const [id, rule] of mine.rules) if (!isSameRule(base.rules.get(id), rule)) rules.set(id, rule);
  for (const id of base.rules.keys()) if (!mine.rules.has(id)) rules.delete(id);
  return { items, rules };
}
