// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const extendMap: RouteTree<Contract['extend']['map']> = {
  service: { path: '/api/extend/Map/Service' },
  places: { path: '/api/extend/Map/Places' },
  geocode: { path: '/api/extend/Map/Address' },
  describe: { path: '/api/extend/Map/Place' },
  route: { path: '/api/extend/Map/Route' },
  areas: { path: '/api/extend/Map/Areas' },
  picture: { path: '/api/extend/Map/Picture', response: 'file' },
};
