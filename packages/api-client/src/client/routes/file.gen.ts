// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const file: RouteTree<Contract['file']> = {
  chunkState: { path: '/api/file/chunk' },
  sendChunk: { method: 'POST', path: '/api/file/chunk', encoding: 'multipart' },
  merge: { method: 'POST', path: '/api/file/merge', encoding: 'form' },
  upload: { method: 'POST', path: '/api/file/Uploader/{type}', encoding: 'multipart' },
  preview: { path: '/api/file/Uploader/Preview' },
  downloadLink: { path: '/api/file/Uploader/Link/{type}/{name}' },
  download: { path: '/api/file/Download/{type}/{name}', response: 'file' },
  imageCode: { path: '/api/file/ImageCode/{timestamp}', response: 'file' },
};
