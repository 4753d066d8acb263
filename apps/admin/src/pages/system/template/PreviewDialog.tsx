import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale } from '@smart-admin/ui/locale';
import { LOCALES, LOCALE_NAMES, joinNames, type Locale } from '@smart-admin/ui/messages';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { once } from '../../../resource/once.js';
import { type TemplateTranslate } from './templateForm.js';

/** The texts of a template with its sample values, by language; whoever may change it sends it to themselves. */
export function PreviewDialog({ id, name, maySend, t, onClose }: PreviewDialogProps) {
  const locale = useLocale();
  const [language, setLanguage] = useState<Locale>(locale);
  const [sending, setSending] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['system.template', 'preview', id, language],
    queryFn: ({ signal }) => api.system.messageTemplate.preview({ id, body: { language } }, { signal, silent: true }),
    staleTime: 0,
  });
  const namesOf = (channels: readonly ('notice' | 'mail' | 'sms' | 'weChat')[]) =>
    joinNames(
      channels.map((channel) => t(channel)),
      locale,
    );
  const handleSend = async () => {
    setSending(true);
    try {
      const { channels } = await once('messageTemplate.test', [id, language], (key) =>
        api.system.messageTemplate.test({ id, body: { language } }, key),
      );
      toast.success(t('testSent', { channels: namesOf(channels) }));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      width={600}
      title={t('previewOf', { name })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {maySend && (
            <Button
              variant="primary"
              loading={sending}
              disabled={!data || data.channels.length === 0}
              onClick={() => void handleSend()}
            >
              {t('sendTest')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          aria-label={t('language')}
          value={language}
          options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          onValueChange={(value) => setLanguage(value as Locale)}
        />
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <article className="rounded-lg border border-hairline p-4">
              <h3 className="m-0 mb-2 text-14 font-semibold break-words">{data.subject}</h3>
              <p className="m-0 break-words whitespace-pre-wrap">{data.content}</p>
            </article>
            {data.channels.length === 0 ? (
              <Alert tone="warning" title={t('nothingOpen')} />
            ) : (
              <p className="m-0 text-12 text-2">{t('goesBy', { channels: namesOf(data.channels) })}</p>
            )}
          </>
        ) : (
          <Skeleton lines={5} />
        )}
      </div>
    </Dialog>
  );
}

interface PreviewDialogProps {
  id: string;
  name: string;
  /** Whether the caller may send a test. */
  maySend: boolean;
  t: TemplateTranslate;
  onClose: () => void;
}
