import { Button } from '@smart-admin/ui/button';
import { CodeViewer } from '@smart-admin/ui/code-viewer';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Link } from '@smart-admin/ui/typography';
import { apiKeyMessages } from './apiKeyMessages.js';

/** A key, this once: to be copied with a call that uses it. Nothing but the button closes it. */
export function MadeKeyDialog({ made: { name, key }, origin, onClose }: MadeKeyDialogProps) {
  const t = useMessages(apiKeyMessages);
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      hideClose
      title={t('madeTitle')}
      width={600}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('saved')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="m-0 text-2">{t('madeText', { name })}</p>
        <CodeViewer wrap lineNumbers={false} label={t('key')} code={key} />
        <p className="m-0 flex justify-between">
          <span>{t('example')}</span>
          <Link href="/api/docs" external>
            {t('docs')}
          </Link>
        </p>
        <CodeViewer
          wrap
          lineNumbers={false}
          label={t('example')}
          code={`curl ${origin}/api/oauth/CurrentUser \\\n  -H 'Authorization: Bearer ${key}'`}
        />
      </div>
    </Dialog>
  );
}

interface MadeKeyDialogProps {
  made: MadeKey;
  /** Where the server is called, without a slash at the end. */
  origin: string;
  onClose: () => void;
}

export interface MadeKey {
  name: string;
  key: string;
}
