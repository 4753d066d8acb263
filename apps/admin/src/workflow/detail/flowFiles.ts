import { type UploadedFile } from '@smart-admin/ui/uploader';

/** What flows keep of a file: the name under which it is stored. */
export function storedFile(fileId: string, name: string): UploadedFile {
  const extension = /\.[\w]{1,10}$/.exec(fileId)?.[0] ?? '';
  return {
    name: name + extension,
    fileId,
    fileVersionId: '',
    url: `/api/file/Download/${FLOW_FILES}/${encodeURIComponent(fileId)}`,
  };
}

/** Kind under which files of flows are stored. */
export const FLOW_FILES = 'annex';
