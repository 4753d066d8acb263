import { type ApiClient } from '@smart-admin/api-client';
import {
  every,
  hides,
  HIDDEN_ROWS,
  NO_ROWS,
  open,
  refuses,
  OWN,
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
  const group = (place: Place) => context.made.group(place);
  const member = (place: Place, roleId: string) => context.made.member(place, roleId);
  const onUser = (call: (caller: ApiClient, id: string, target: Target) => Promise<unknown>) =>
    refuses(person, (caller, target) => call(caller, target.id, target));
  return {
    ...every(['list', 'selector', 'create', 'read', 'listByOrgIds'], 'permission.role', NO_ROWS),
    'permission.role.selectorByPermission': hides(role, (caller) => caller.permission.role.selectorByPermission()),
    'permission.role.update': refuses(role, (caller, { id, marker }) =>
      caller.permission.role.update({ id, body: { fullName: '改名', enCode: marker } }),
    ),
    'permission.role.updateState': refuses(role, (caller, { id }) => caller.permission.role.updateState({ id })),
    'permission.role.remove': refuses(role, (caller, { id }) => caller.permission.role.remove({ id })),

    ...every(['list', 'selector', 'create', 'read'], 'permission.group', NO_ROWS),
    'permission.group.update': refuses(group, (caller, { id, marker }) =>
      caller.permission.group.update({ id, body: { fullName: '改名', enCode: marker } }),
    ),
    'permission.group.updateState': refuses(group, (caller, { id }) => caller.permission.group.updateState({ id })),
    'permission.group.remove': refuses(group, (caller, { id }) => caller.permission.group.remove({ id })),

    'permission.authority.tree': open(NO_ROWS),
    'permission.authority.columns': open(OWN),
    'permission.authority.saveColumns': open(OWN),
    'permission.authority.views': open(OWN),
    'permission.authority.saveViews': open(OWN),
    'permission.authority.holders': hides(person, (caller) =>
      caller.permission.authority.holders({ holder: 'User', query: HIDDEN_ROWS }),
    ),
    'permission.authority.read': onUser((caller, id) => caller.permission.authority.read({ holder: 'User', id })),
    'permission.authority.copy': onUser((caller, id) => caller.permission.authority.copy({ holder: 'User', id })),
    'permission.authority.history': onUser((caller, id) =>
      caller.permission.authority.history({ holder: 'User', id, query: {} }),
    ),
    'permission.authority.why': onUser((caller, id) => caller.permission.authority.why({ id })),
    'permission.authority.preview': refuses(position, (caller, { id }) =>
      caller.permission.authority.preview({ holder: 'Position', id, body: parkingOrders }),
    ),
    'permission.authority.update': refuses(position, (caller, { id }) =>
      caller.permission.authority.update({ holder: 'Position', id, body: { ...parkingOrders, revision: 0 } }),
    ),

    'permission.members.list': hides(
      (place) => member(place, 'auditor'),
      (caller) => caller.permission.members.list({ holder: 'Role', id: 'auditor', query: HIDDEN_ROWS }),
    ),
    'permission.members.add': onUser((caller, id) =>
      caller.permission.members.add({ holder: 'Role', id: 'roadsideStaff', body: { userIds: [id] } }),
    ),
    'permission.members.remove': refuses(
      (place) => member(place, 'roadsideStaff'),
      (caller, { id }) =>
        caller.permission.members.remove({ holder: 'Role', id: 'roadsideStaff', body: { userIds: [id] } }),
    ),
  };
}
