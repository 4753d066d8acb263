import { contract } from '@smart-admin/api-client/contract';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { implement, type FileAnswer } from '../../http/implement.js';
import { uploadFile } from './uploadFile.js';

const { file } = contract;

export const fileRoutes = [
  implement(file.upload, ({ deps, caller, params, request }) =>
    uploadFile(deps, caller, { type: params.type, request }),
  ),
  implement(file.download, ({ deps, params }) => downloadFile(deps, params)),
];

/** Import files are for their importer alone; the others are reached by whoever knows their unguessable name. */
async function downloadFile(deps: Deps, { type, name }: { type: string; name: string }): Promise<FileAnswer> {
  const row = requireRow(
    await deps.db
      .selectFrom('storedFile')
      .select(['originalName', 'contentType'])
      .where('name', '=', name)
      .where('type', '=', type)
      .where('type', '<>', 'import')
      .executeTakeFirst(),
  );
  requireRow(await deps.files.size(name));
  const isImage = row.contentType.startsWith('image/');
  return {
    ...(isImage ? {} : { fileName: row.originalName }),
    contentType: row.contentType,
    content: deps.files.stream(name),
    headers: {
      'cache-control': 'private, max-age=31536000, immutable',
      // a file of a user must never act as a page of ours
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  };
}
