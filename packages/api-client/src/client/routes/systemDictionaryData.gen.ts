// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemDictionaryData: RouteTree<Contract['system']['dictionaryData']> = {
  create: { method: 'POST', path: '/api/system/DictionaryData' },
  update: { method: 'PUT', path: '/api/system/DictionaryData/{id}' },
  remove: { method: 'DELETE', path: '/api/system/DictionaryData/{id}' },
  updateState: { method: 'PUT', path: '/api/system/DictionaryData/{id}/Actions/State' },
  list: { path: '/api/system/DictionaryData/{typeId}' },
  read: { path: '/api/system/DictionaryData/{id}/Info' },
  selector: { path: '/api/system/DictionaryData/{typeId}/Selector/{id}' },
  all: { path: '/api/system/DictionaryData/All' },
  dataSelector: { path: '/api/system/DictionaryData/{id}/Data/Selector' },
  export: { path: '/api/system/DictionaryData/{id}/Action/Export', response: 'file' },
};
