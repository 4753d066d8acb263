import { freshName, homeOf } from '../support/ScopeTargets.js';
import { keptByMembers, memberCounts } from './countCases.js';
import { both, hides, HIDDEN_ROWS, refuses, type Place, type ScopeCase } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** What a caller of limited scope may do with organisations, departments and positions. */
export function organizeCases(context: ScopeContext): Record<string, ScopeCase> {
  const department = (place: Place) => context.made.department(place);
  const company = (place: Place) => context.made.company(place);
  const position = (place: Place) => context.made.position(place);
  return {
    'permission.organize.list': hides(company, (caller) => caller.permission.organize.list({ query: {} })),
    'permission.organize.selector': hides(company, (caller) => caller.permission.organize.selector({ id: '0' })),
    'permission.organize.tree': hides(department, (caller) => caller.permission.organize.tree()),
    'permission.organize.read': refuses(company, (caller, { id }) => caller.permission.organize.read({ id })),
    'permission.organize.create': refuses(company, (caller, { id: parentId }) => {
      const code = freshName('own');
      return caller.permission.organize.create({ body: { fullName: code, enCode: code, parentId } });
    }),
    'permission.organize.update': refuses(company, (caller, { id, marker }) =>
      caller.permission.organize.update({
        id,
        body: { fullName: '改名', enCode: marker, parentId: marker.startsWith('zown') ? 'binhai' : 'nanshan' },
      }),
    ),
    'permission.organize.remove': refuses(company, (caller, { id }) => caller.permission.organize.remove({ id })),
    'permission.organize.readAdministrators': refuses(company, (caller, { id: organizeId }) =>
      caller.permission.organize.readAdministrators({ organizeId }),
    ),
    'permission.organize.updateAdministrators': refuses(company, (caller, { id: organizeId }) =>
      caller.permission.organize.updateAdministrators({ organizeId, body: { userIds: ['operator'] } }),
    ),

    'permission.department.list': hides(department, (caller) =>
      caller.permission.department.list({ id: '0', query: {} }),
    ),
    'permission.department.selector': hides(department, (caller) => caller.permission.department.selector({ id: '0' })),
    'permission.department.read': refuses(department, (caller, { id }) => caller.permission.department.read({ id })),
    'permission.department.create': refuses(department, (caller, { id: parentId }) => {
      const code = freshName('own');
      return caller.permission.department.create({ body: { fullName: code, enCode: code, parentId } });
    }),
    'permission.department.update': refuses(department, async (caller, { id }) => {
      const { organizeId: _company, ...body } = await context.admin.permission.department.read({ id });
      return caller.permission.department.update({ id, body: { ...body, fullName: '改名' } });
    }),
    'permission.department.remove': refuses(department, (caller, { id }) =>
      caller.permission.department.remove({ id }),
    ),

    'permission.position.list': both(
      hides(position, (caller) => caller.permission.position.list({ query: HIDDEN_ROWS })),
      memberCounts(context).positions,
    ),
    'permission.position.selector': hides(position, (caller) => caller.permission.position.selector()),
    'permission.position.all': hides(position, (caller) => caller.permission.position.all()),
    'permission.position.listByOrgIds': hides(position, (caller) =>
      caller.permission.position.listByOrgIds({ body: { organizeIds: [homeOf('own'), homeOf('foreign')] } }),
    ),
    'permission.position.read': refuses(position, (caller, { id }) => caller.permission.position.read({ id })),
    'permission.position.create': refuses(department, (caller, { id: organizeId }) => {
      const code = freshName('own');
      return caller.permission.position.create({ body: { fullName: code, enCode: code, organizeId } });
    }),
    'permission.position.update': refuses(position, (caller, { id, marker }) =>
      caller.permission.position.update({
        id,
        body: { fullName: '改名', enCode: marker, organizeId: homeOf(marker.startsWith('zown') ? 'own' : 'foreign') },
      }),
    ),
    'permission.position.changes': refuses(position, (caller, { id }) => caller.permission.position.changes({ id })),
    'permission.position.remove': both(
      keptByMembers(context, 'Position'),
      refuses(position, (caller, { id }) => caller.permission.position.remove({ id })),
    ),
  };
}
