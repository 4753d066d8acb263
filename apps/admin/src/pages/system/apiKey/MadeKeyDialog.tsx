import { CodeViewer } from '@smart-admin/ui/code-viewer';
import { useMessages } from '@smart-admin/ui/locale';
import { Link } from '@smart-admin/ui/typography';
import { MadeSecretDialog } from '../../../resource/MadeSecretDialog.js';
import { apiKeyMessages } from './apiKeyMessages.js';

/** A key, this once: to be copied with a call that uses it. */
export function MadeKeyDialog({ made: { name, key }, origin, onClose }: MadeKeyDialogProps) {
  const t = useMessages(apiKeyMessages);
  return (
    <MadeSecretDialog
      title={t('madeTitle')}
      text={t('madeText', { name })}
      label={t('key')}
      secret={key}
      saved={t('saved')}
      onClose={onClose}
    >
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
    </MadeSecretDialog>
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
