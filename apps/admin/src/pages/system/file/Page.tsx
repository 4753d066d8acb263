import { DocumentPreview } from '@smart-admin/ui/document-preview';
import { useMessages } from '@smart-admin/ui/locale';
import { downloadFile } from '@smart-admin/ui/uploader';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { uploads } from '../../../resource/uploads.js';
import { fileDefinition, type OpenWindow } from './fileDefinition.js';
import { fileMessages } from './fileMessages.js';
import { uploadedFile } from './fileRow.js';
import { FileTotals, TOTALS_KEY } from './FileTotals.js';
import { UploadDialog } from './UploadDialog.js';
import { UsageDialog } from './UsageDialog.js';

/** Every stored file: what it is, who sent it, where it is used, and what all of them take. */
export function Page() {
  const t = useMessages(fileMessages);
  const client = useQueryClient();
  const [window, setWindow] = useState<OpenWindow>();
  const close = () => setWindow(undefined);
  const countAgain = () => void client.invalidateQueries({ queryKey: TOTALS_KEY });
  const definition = fileDefinition(t, useMessages(commonMessages), {
    open: setWindow,
    download: (row) => void downloadFile(uploads, uploadedFile(row)),
    onChange: countAgain,
  });
  return (
    <div className="flex h-full min-h-0 flex-col gap-2">
      <FileTotals t={t} />
      <div className="min-h-0 flex-1">
        <ManagedResource definition={definition} />
      </div>
      {window?.kind === 'upload' && (
        <UploadDialog
          t={t}
          onClose={close}
          onUploaded={() => {
            countAgain();
            void window.refresh();
          }}
        />
      )}
      {window?.kind === 'usage' && <UsageDialog row={window.row} t={t} onClose={close} />}
      {window?.kind === 'preview' && (
        <DocumentPreview
          open
          file={uploadedFile(window.row)}
          transport={uploads}
          onOpenChange={(open) => !open && close()}
        />
      )}
    </div>
  );
}
