import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { organizeLabel } from '../../db/qualifiedNames.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { announceHolder } from '../authority/announceHolder.js';
import { countMembers, requireNoMembers, requireOrganizes } from '../authority/holderRules.js';
import { requireGivable } from '../authority/requireGivable.js';
import { inOrganizes } from '../organize/inOrganizes.js';
import { allPositions, positionsOf, selectPositions } from './selectPositions.js';

const organizeName = sql`(select ${organizeLabel('o')} from organize o where o.id = position.organize_id)`;

export const positionRoutes = crudRoutes(contract.permission.position, {
  table: 'position',
  computed: { organizeName, userCount: countMembers('position', 'position.id') },
  sortable: { organizeName },
  filters: { organizeId: inOrganizes((ids) => sql`position.organize_id = any(${ids})`) },
  scope: { page: pages.position, organize: 'organizeId' },
  guard: (positions, { db, call }) =>
    requireGivable(
      { db, organizes: call.deps.organizes },
      call.caller,
      positions.map(({ id }) => ({ type: 'Position', id })),
    ),
  toRow: async (body, { db }) => {
    await requireOrganizes(db, 'organizeId', [body.organizeId]);
    return body;
  },
  beforeRemove: ({ id, fullName: name }, { db, call }) =>
    requireNoMembers(db, call.caller, { kind: 'position', id, name }),
  announce: announceHolder('position', 'enabledMark', 'organizeId'),
  own: {
    selector: ({ deps, caller }) => selectPositions(deps, caller),
    all: async ({ deps, caller }) => ({ list: await allPositions(deps, caller) }),
    listByOrgIds: ({ deps, caller, body }) => positionsOf(deps, caller, body.organizeIds),
  },
});
