// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemDictionaryType: RouteTree<Contract['system']['dictionaryType']> = {
  create: { method: 'POST', path: '/api/system/DictionaryType' },
  update: { method: 'PUT', path: '/api/system/DictionaryType/{id}' },
  read: { path: '/api/system/DictionaryType/{id}' },
  remove: { method: 'DELETE', path: '/api/system/DictionaryType/{id}' },
  list: { path: '/api/system/DictionaryType' },
  selector: { path: '/api/system/DictionaryType/Selector/{id}' },
};
