// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const extendDocument: RouteTree<Contract['extend']['document']> = {
  list: { path: '/api/extend/Document' },
  usage: { path: '/api/extend/Document/Usage' },
  room: { path: '/api/extend/Document/Room' },
  folders: { path: '/api/extend/Document/Folders' },
  names: { path: '/api/extend/Document/Names' },
  archive: { method: 'POST', path: '/api/extend/Document/Actions/Archive', timeout: 600000, response: 'file' },
  read: { path: '/api/extend/Document/{id}' },
  createFolder: { method: 'POST', path: '/api/extend/Document/Folder' },
  addFile: { method: 'POST', path: '/api/extend/Document/File' },
  addVersion: { method: 'POST', path: '/api/extend/Document/{id}/Version' },
  versions: { path: '/api/extend/Document/{id}/Versions' },
  useVersion: { method: 'PUT', path: '/api/extend/Document/{id}/Version/{versionId}' },
  rename: { method: 'PUT', path: '/api/extend/Document/{id}/Actions/Rename' },
  move: { method: 'PUT', path: '/api/extend/Document/Actions/Move' },
  copy: { method: 'POST', path: '/api/extend/Document/Actions/Copy' },
  star: { method: 'PUT', path: '/api/extend/Document/Actions/Star' },
  remove: { method: 'POST', path: '/api/extend/Document/Actions/Delete' },
  restore: { method: 'POST', path: '/api/extend/Document/Actions/Restore' },
  purge: { method: 'POST', path: '/api/extend/Document/Actions/Purge' },
  shares: { path: '/api/extend/Document/{id}/Shares' },
  saveShares: { method: 'PUT', path: '/api/extend/Document/{id}/Shares' },
};
