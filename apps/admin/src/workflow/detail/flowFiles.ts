import { type UploadedFile } from '@smart-admin/ui/uploader';

/** A file of a flow, by the name under which it is stored and the one that people know. */
export function storedFile(fileId: string, name: string): UploadedFile {
  return {
    name,
    fileId,
    fileVersionId: '',
    url: `/api/file/Download/${FLOW_FILES}/${encodeURIComponent(fileId)}`,
  };
}

/** Kind under which files of flows are stored. */
export const FLOW_FILES = 'annex';
