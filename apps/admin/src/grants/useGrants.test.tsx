import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type AuthorityNode, type Grants } from './grants.js';
import { type GrantDraft, setItems, setRule } from './matrix/grantDraft.js';
import { isPage } from './matrix/matrixModel.js';
import { useGrants } from './useGrants.js';

const node = (id: string, kind: AuthorityNode['kind'], enCode = id): AuthorityNode => ({
  ...{ id, parentId: kind === 'menu' ? '-1' : 'log', kind, enCode, fullName: id, names: {}, givable: true },
  ...(kind === 'data' ? { scopes: ['all', 'organizes', 'department', 'own'] as const } : {}),
});
const nodes = [
  node('log', 'menu'),
  node('add', 'button', 'btn_add'),
  node('edit', 'button', 'btn_edit'),
  node('remove', 'button', 'btn_remove'),
  node('data', 'data'),
];
const NOTHING: Grants = { menu: [], button: [], list: [], form: [], data: [] };
const given = (button: string[], scope: 'all' | 'department' = 'department'): Grants => ({
  ...NOTHING,
  menu: ['log'],
  button,
  data: [{ moduleId: 'log', scope, organizeIds: [] }],
});

/** What the server holds; saves wait for `answer`. */
let stored: Grants & { revision: number };
let saves: (Grants & { revision: number })[];
let answer: Promise<unknown>;
let copied: Grants;

beforeEach(() => {
  stored = { ...given(['add']), revision: 3 };
  [saves, answer, copied] = [[], Promise.resolve(), NOTHING];
  const answered = (data: unknown, code = 200) => Response.json({ code, msg: '已被他人修改', data });
  vi.stubGlobal('fetch', async (input: string | URL, init?: { method?: string; body?: unknown }) => {
    const url = String(input);
    if (url.includes('/Authority/Tree')) return answered({ list: nodes });
    if (url.includes('/Copy')) {
      await answer;
      return answered({ ...copied, leftOut: 0 });
    }
    if (init?.method === 'PUT') {
      const body = JSON.parse(String(init.body)) as (typeof saves)[number];
      saves.push(body);
      await answer;
      if (body.revision !== stored.revision) return answered(null, 409);
      stored = { ...body, revision: stored.revision + 1 };
      return answered({ added: [], removed: [], data: [], revision: stored.revision });
    }
    const row = { id: 'r1', fullName: '运营', note: '', memberCount: 1, fixed: false, editable: true };
    return answered({ ...row, ...stored, saved: { revision: stored.revision, userName: '同事', time: 0 } });
  });
});

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider locale="zh">
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </UiProvider>
  );
  const { result } = renderHook(() => useGrants({ type: 'Role', id: 'r1', name: '运营' }), { wrapper });
  const grants = () => result.current;
  await waitFor(() => expect(grants().draft).toBeDefined());
  const page = () => grants().rows!.filter(isPage)[0]!;
  const change = (work: (draft: GrantDraft) => GrantDraft) => act(() => grants().change(work(grants().draft!)));
  const tick = (action: 'add' | 'edit' | 'remove', isOn: boolean) =>
    change((draft) => setItems(draft, page(), { items: [page().actions.get(action)!], isOn }));
  const reread = () => act(() => client.refetchQueries({ queryKey: ['grants'] }));
  return { grants, page, change, tick, reread, save: () => act(() => grants().save()) };
}
const buttons = (draft: GrantDraft | undefined) => ['add', 'edit', 'remove'].filter((id) => draft?.items.has(id));

it('saves with the revision on which the ticks stand, also when newer ones were read meanwhile', async () => {
  const { grants, tick, reread, save } = await open();
  tick('edit', true);
  stored = { ...given(['add', 'remove']), revision: 4 };
  await reread();
  expect(buttons(grants().saved)).toEqual(['add']);
  expect(buttons(grants().draft)).toEqual(['add', 'edit']);
  expect(await save()).toBe(false);
  expect(saves.map(({ revision }) => revision)).toEqual([3]);
});

it('undoes nothing that somebody else has saved in between: it shows both, and saves them the next time', async () => {
  const { grants, page, change, tick, save } = await open();
  tick('edit', true);
  tick('add', false);
  // changed here, and changed back
  change((draft) => setRule(draft, page(), { scope: 'own', organizeIds: [] }));
  change((draft) => setRule(draft, page(), { scope: 'department', organizeIds: [] }));
  stored = { ...given(['add', 'remove'], 'all'), revision: 4 };
  expect(await save()).toBe(false);
  expect(await screen.findByText(/同事 刚刚修改了/)).toBeDefined();
  expect(buttons(grants().saved)).toEqual(['add', 'remove']);
  expect(buttons(grants().draft)).toEqual(['edit', 'remove']);
  expect(grants().draft?.rules.get('log')?.scope).toBe('all');
  expect(grants().changes.map((each) => each.type === 'item' && [each.action, each.isAdded])).toEqual([
    ['add', false],
    ['edit', true],
  ]);
  expect(await save()).toBe(true);
  expect(saves.at(-1)).toMatchObject({ revision: 4, button: ['edit', 'remove'], data: [{ scope: 'all' }] });
  expect(grants().changes).toEqual([]);
});

it('takes no ticks while it saves or takes something over', async () => {
  const { grants, tick } = await open();
  tick('edit', true);
  for (const [run, name] of [
    [() => grants().copy({ type: 'Role', id: 'r2', name: '另一个' }), 'copy'],
    [() => grants().save(), 'save'],
  ] as const) {
    let release = (): void => undefined;
    answer = new Promise<void>((resolve) => (release = resolve));
    copied = given(['add']);
    let done: Promise<boolean> | undefined;
    act(() => void (done = run()));
    expect(grants().busy).toBe(name);
    tick('remove', true);
    act(() => grants().discard());
    expect(await act(() => grants().save())).toBe(false);
    expect(buttons(grants().draft)).toEqual(['add', 'edit']);
    release();
    expect(await act(async () => done)).toBe(true);
    expect(grants().busy).toBeUndefined();
  }
  expect(saves).toHaveLength(1);
  expect(stored.button).toEqual(['add', 'edit']);
});

it('takes over what another holder has been given on top of what is ticked', async () => {
  const { grants, change, page, tick } = await open();
  tick('edit', true);
  change((draft) => setRule(draft, page(), { scope: 'department', organizeIds: [] }));
  copied = { ...given(['remove']), data: [{ moduleId: 'log', scope: 'organizes', organizeIds: ['o1'] }] };
  expect(await act(() => grants().copy({ type: 'Role', id: 'r2', name: '另一个' }))).toBe(true);
  expect(buttons(grants().draft)).toEqual(['add', 'edit', 'remove']);
  expect(grants().draft?.rules.get('log')?.scope).toBe('department');
  expect(await screen.findByText(/有 1 页的数据范围无法与 另一个 的合并/)).toBeDefined();
});
