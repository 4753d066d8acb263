// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const visualdevModels: RouteTree<Contract['visualdev']['models']> = {
  read: { path: '/api/visualdev/Base/{id}' },
  create: { method: 'POST', path: '/api/visualdev/Base' },
  update: { method: 'PUT', path: '/api/visualdev/Base/{id}' },
  remove: { method: 'DELETE', path: '/api/visualdev/Base/{id}' },
  copy: { method: 'POST', path: '/api/visualdev/Base/{id}/Actions/Copy' },
  list: { path: '/api/visualdev/Base' },
  selector: { path: '/api/visualdev/Base/Selector' },
  release: { method: 'POST', path: '/api/visualdev/Base/{id}/Actions/Release' },
  releasePlan: { path: '/api/visualdev/Base/{id}/Actions/ReleasePlan' },
  relatedForms: { path: '/api/visualdev/Base/{id}/RelatedForms' },
  readSheet: { method: 'POST', path: '/api/visualdev/Base/Actions/ReadSheet', timeout: 60000 },
  export: { path: '/api/visualdev/Base/Actions/Export', response: 'file' },
  importPreview: { method: 'POST', path: '/api/visualdev/Base/Actions/ImportPreview', timeout: 60000 },
  import: { method: 'POST', path: '/api/visualdev/Base/Actions/Import', timeout: 60000 },
  existingTables: { path: '/api/visualdev/Base/ExistingTables' },
  existingTable: { path: '/api/visualdev/Base/ExistingTables/{table}' },
  adoptTable: { method: 'POST', path: '/api/visualdev/Base/Actions/AdoptTable' },
  fieldUses: { path: '/api/visualdev/Base/{id}/Fields/{field}/Uses' },
  versions: { path: '/api/visualdev/Base/{id}/Versions' },
  version: { path: '/api/visualdev/Base/{id}/Versions/{version}' },
  restoreVersion: { method: 'POST', path: '/api/visualdev/Base/{id}/Versions/{version}/Actions/Restore' },
  formDataFields: { path: '/api/visualdev/Base/{id}/FormDataFields' },
  fieldDataSelect: { path: '/api/visualdev/Base/{id}/FieldDataSelect' },
};
