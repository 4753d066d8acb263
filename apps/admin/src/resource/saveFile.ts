import { type DownloadedFile } from '@smart-admin/api-client';

/** Makes the browser save a downloaded file under its name. */
export function saveFile({ blob, fileName }: DownloadedFile, fallback = 'download'): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName || fallback;
  link.click();
  // the browser has taken the address over by the next task
  setTimeout(() => URL.revokeObjectURL(url));
}
