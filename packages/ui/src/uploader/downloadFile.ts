import { toast } from '../toast/toast.js';
import { type UploadedFile, type UploadTransport } from './UploadTransport.js';

/** Has the browser save a stored file under its own name; a refusal is shown. */
export async function downloadFile(transport: UploadTransport, file: UploadedFile): Promise<void> {
  try {
    const link = document.createElement('a');
    link.href = await transport.downloadUrl(file);
    link.download = file.name;
    link.rel = 'noopener';
    link.click();
  } catch (error) {
    toast.error(error instanceof Error ? error.message : String(error));
  }
}
