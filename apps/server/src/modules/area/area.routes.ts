import { contract } from '@smart-admin/api-client/contract';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { areaNames, listAreas, selectAreas } from './listAreas.js';

export const areaRoutes = crudRoutes(contract.system.area, {
  table: 'area',
  tree: { root: '-1' },
  own: {
    list: ({ deps, params, query }) => listAreas(deps, { parentId: params.parentId, keyword: query.keyword }),
    selector: ({ deps, params }) => selectAreas(deps, { parentId: params.id, without: params.x }),
    namesByIds: ({ deps, body }) => areaNames(deps, body.idsList),
  },
});
