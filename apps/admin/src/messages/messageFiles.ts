import { type UploadedFile } from '@smart-admin/ui/uploader';

/** The files of a message from their JSON text; an empty or broken one has none. */
export function parseFiles(text: string): UploadedFile[] {
  try {
    const files: unknown = JSON.parse(text);
    return Array.isArray(files) ? files.filter(isFile) : [];
  } catch {
    return [];
  }
}

function isFile(value: unknown): value is UploadedFile {
  if (typeof value !== 'object' || value === null) return false;
  const { name, fileId } = value as Partial<Record<keyof UploadedFile, unknown>>;
  return typeof name === 'string' && typeof fileId === 'string';
}
