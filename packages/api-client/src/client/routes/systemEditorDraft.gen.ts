// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemEditorDraft: RouteTree<Contract['system']['editorDraft']> = {
  read: { path: '/api/system/EditorDraft' },
  write: { method: 'PUT', path: '/api/system/EditorDraft' },
  remove: { method: 'DELETE', path: '/api/system/EditorDraft' },
};
