import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { freshName, homeOf } from '../support/ScopeTargets.js';
import { keptByMembers, memberCounts, previewCounts, sharedRole } from './countCases.js';
import { CHOICES, NO_ROWS } from './reasons.js';
import {
  both,
  every,
  hides,
  HIDDEN_ROWS,
  open,
  refuses,
  spares,
  type Place,
  type ScopeCase,
  type Target,
} from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

const parkingOrders = { menu: ['parking_order'], button: [], list: [], form: [], data: [] };

/** What a caller of limited scope may do with roles, groups, their members and permissions. */
export function authorityCases(context: ScopeContext): Record<string, ScopeCase> {
  const person = (place: Place) => context.made.person(place);
  const position = (place: Place) => context.made.position(place);
  const role = (place: Place) => context.made.role(place);
  const homeRole = (place: Place) => context.made.homeRole(place);
  const columns = (place: Place) => context.owned.columns(place);
  const group = (place: Place) => context.made.group(place);
  const member = (place: Place, roleId: string) => context.made.member(place, roleId);
  const onUser = (call: (caller: ApiClient, id: string, target: Target) => Promise<unknown>) =>
    refuses(person, (caller, target) => call(caller, target.id, target));
  const members = memberCounts(context);
  return {
    'permission.role.list': both(
      hides(homeRole, (caller) => caller.permission.role.list({ query: HIDDEN_ROWS })),
      members.roles,
      sharedRole(context),
    ),
    'permission.role.selector': hides(homeRole, (caller) => caller.permission.role.selector()),
    'permission.role.listByOrgIds': hides(homeRole, (caller) =>
      caller.permission.role.listByOrgIds({ body: { organizeIds: [homeOf('own'), homeOf('foreign')] } }),
    ),
    'permission.role.read': refuses(homeRole, (caller, { id }) => caller.permission.role.read({ id })),
    'permission.role.create': refuses(
      (place) => context.made.department(place),
      (caller, { id: home }) => {
        const code = freshName('own');
        return caller.permission.role.create({
          body: { fullName: code, enCode: code, globalMark: 0, organizeIds: [homeOf('own'), home] },
        });
      },
    ),
    'permission.role.selectorByPermission': hides(role, (caller) => caller.permission.role.selectorByPermission()),
    'permission.role.changes': refuses(homeRole, (caller, { id }) => caller.permission.role.changes({ id })),
    'permission.role.update': both(
      ...[role, homeRole].map((make) =>
        refuses(make, (caller, { id, marker }) =>
          caller.permission.role.update({ id, body: { fullName: '改名', enCode: marker } }),
        ),
      ),
    ),
    'permission.role.updateState': both(
      ...[role, homeRole].map((make) => refuses(make, (caller, { id }) => caller.permission.role.updateState({ id }))),
    ),
    'permission.role.remove': both(
      keptByMembers(context, 'Role'),
      ...[role, homeRole].map((make) => refuses(make, (caller, { id }) => caller.permission.role.remove({ id }))),
    ),

    ...every(['create', 'read', 'changes'], 'permission.group', NO_ROWS),
    'permission.group.list': members.groups,
    'permission.group.selector': open(CHOICES),
    'permission.group.update': refuses(group, (caller, { id, marker }) =>
      caller.permission.group.update({ id, body: { fullName: '改名', enCode: marker } }),
    ),
    'permission.group.updateState': refuses(group, (caller, { id }) => caller.permission.group.updateState({ id })),
    'permission.group.remove': refuses(group, (caller, { id }) => caller.permission.group.remove({ id })),

    'permission.authority.tree': {
      check: async (_app, caller) => {
        const { list } = await caller.permission.authority.tree();
        const rows = list.filter(({ kind }) => kind === 'data');
        expect(rows.length).toBeGreaterThan(0);
        // whoever has the rows of a company gives rows of it, never all
        for (const { scopes } of rows) expect(scopes).toEqual(expect.not.arrayContaining(['all']));
      },
    },
    'permission.authority.columns': hides(columns, (caller, { own, foreign }) =>
      Promise.all([own, foreign].map(({ id }) => caller.permission.authority.columns({ id }))),
    ),
    'permission.authority.views': hides(columns, (caller, { own, foreign }) =>
      Promise.all([own, foreign].map(({ id }) => caller.permission.authority.views({ id }))),
    ),
    'permission.authority.saveColumns': spares(
      columns,
      async (caller, { own, foreign }) => {
        for (const { id: moduleId } of [own, foreign])
          await caller.permission.authority.saveColumns({ body: { moduleId, fieldList: '[]' } });
      },
      (target) => context.owned.columnsOf(target),
    ),
    'permission.authority.saveViews': spares(
      columns,
      async (caller, { own, foreign }) => {
        for (const { id: moduleId } of [own, foreign])
          await caller.permission.authority.saveViews({ body: { moduleId, views: [] } });
      },
      (target) => context.owned.columnsOf(target),
    ),
    'permission.authority.holders': both(
      hides(person, (caller) => caller.permission.authority.holders({ holder: 'User', query: HIDDEN_ROWS })),
      hides(homeRole, (caller) => caller.permission.authority.holders({ holder: 'Role', query: HIDDEN_ROWS })),
      ...members.holders,
    ),
    'permission.authority.read': both(
      onUser((caller, id) => caller.permission.authority.read({ holder: 'User', id })),
      refuses(homeRole, (caller, { id }) => caller.permission.authority.read({ holder: 'Role', id })),
    ),
    'permission.authority.copy': onUser((caller, id) => caller.permission.authority.copy({ holder: 'User', id })),
    'permission.authority.history': onUser((caller, id) =>
      caller.permission.authority.history({ holder: 'User', id, query: {} }),
    ),
    'permission.authority.why': onUser((caller, id) => caller.permission.authority.why({ id })),
    'permission.authority.here': onUser((caller, userId) =>
      caller.permission.authority.here({ query: { menuId: 'permission_authorize', userId } }),
    ),
    'permission.authority.preview': both(
      refuses(position, (caller, { id }) =>
        caller.permission.authority.preview({ holder: 'Position', id, body: parkingOrders }),
      ),
      previewCounts(context),
    ),
    'permission.authority.update': refuses(position, (caller, { id }) =>
      caller.permission.authority.update({ holder: 'Position', id, body: { ...parkingOrders, revision: 0 } }),
    ),

    'permission.members.list': hides(
      (place) => member(place, 'auditor'),
      (caller) => caller.permission.members.list({ holder: 'Role', id: 'auditor', query: HIDDEN_ROWS }),
    ),
    'permission.members.add': both(
      onUser((caller, id) =>
        caller.permission.members.add({ holder: 'Role', id: 'parkingStaff', body: { userIds: [id] } }),
      ),
      refuses(homeRole, (caller, { id }) =>
        caller.permission.members.add({ holder: 'Role', id, body: { userIds: ['operator'] } }),
      ),
      refuses(position, (caller, { id }) =>
        caller.permission.members.add({ holder: 'Position', id, body: { userIds: ['operator'] } }),
      ),
    ),
    'permission.members.remove': refuses(
      (place) => member(place, 'parkingStaff'),
      (caller, { id }) =>
        caller.permission.members.remove({ holder: 'Role', id: 'parkingStaff', body: { userIds: [id] } }),
    ),
  };
}
