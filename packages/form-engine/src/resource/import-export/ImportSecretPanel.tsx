import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Copy, Download } from 'lucide-react';
import { type ImportSecret } from './ImportSource.js';
import { importMessages } from './importMessages.js';

/** What the result of an import shows this once; it can be copied and saved. */
export function ImportSecretPanel({ secret, onKept }: ImportSecretPanelProps) {
  const t = useMessages(importMessages);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(secret.value);
      onKept();
      toast.success(t('copied'));
    } catch (error) {
      // no secure connection, or refused: the text can be marked
      console.warn('The clipboard was not written', error);
      toast.warning(t('notCopied'));
    }
  };
  return (
    <Alert
      title={
        <>
          {secret.label} <code className="ml-1 rounded-sm bg-sunken px-1.5 py-0.5 select-all">{secret.value}</code>
        </>
      }
      action={
        <span className="flex gap-2">
          <Button size="mini" icon={<Copy aria-hidden />} onClick={() => void handleCopy()}>
            {t('copy')}
          </Button>
          <Button
            size="mini"
            icon={<Download aria-hidden />}
            onClick={() => {
              secret.save();
              onKept();
            }}
          >
            {t('save')}
          </Button>
        </span>
      }
    >
      {secret.hint}
    </Alert>
  );
}

interface ImportSecretPanelProps {
  secret: ImportSecret;
  /** It was copied or saved: it may be closed. */
  onKept: () => void;
}
