import { type UploadedFile } from '@smart-admin/ui/uploader';
import { type api } from '../../../app/api.js';

/** A stored file as the list has it. */
export type FileRow = Awaited<ReturnType<typeof api.system.file.list>>['list'][number];

/** A stored file as uploaders and previews take it. */
export function uploadedFile({ id, fullName, type, fileVersionId, fileSize }: FileRow): UploadedFile {
  return { name: fullName, fileId: id, fileVersionId, url: `/api/file/Download/${type}/${id}`, fileSize };
}
