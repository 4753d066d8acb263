import { contract } from '@smart-admin/api-client/contract';
import { requireRow } from '../../db/requireRow.js';
import { handle } from '../../http/handle.js';
import { readChunkState } from './upload/chunkState.js';
import { downloadFile, findVersion } from './serve/downloadFile.js';
import { mayOpen } from './serve/mayOpen.js';
import { mergeChunks } from './upload/mergeChunks.js';
import { previewAddress, signedAddress } from './preview/previewAddress.js';
import { sendChunk } from './upload/sendChunk.js';
import { uploadFile } from './upload/uploadFile.js';

const { file } = contract;

export const fileRoutes = [
  handle(file.chunkState, ({ deps, caller, query }) => readChunkState(deps, caller, query)),
  handle(file.sendChunk, ({ deps, caller, request, locale }) => sendChunk(deps, caller, { request, locale })),
  handle(file.merge, ({ deps, caller, body }) => mergeChunks(deps, caller, body)),
  handle(file.upload, ({ deps, caller, params, request }) => uploadFile(deps, caller, { type: params.type, request })),
  handle(file.preview, ({ deps, caller, query }) => previewAddress(deps, caller, query)),
  handle(file.downloadLink, async ({ deps, caller, params, query }) => {
    const version = await findVersion(deps, params, query.fileVersionId);
    const opened = requireRow((await mayOpen(deps, caller, version)) ? version : undefined);
    return { url: await signedAddress(deps, opened, caller) };
  }),
  handle(file.download, ({ deps, params, query, request }) => downloadFile(deps, { params, query, request })),
];
