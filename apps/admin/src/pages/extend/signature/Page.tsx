import { Button } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { SignaturePad } from '@smart-admin/ui/signature-pad';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { once } from '../../../resource/once.js';
import { KeptSignatures } from './KeptSignatures.js';
import { SIGNATURE_KEY } from './signatureKey.js';
import { signatureMessages } from './signatureMessages.js';

/** Signs by mouse, finger or pen, and keeps what was signed for the person alone. */
export function Page() {
  const t = useMessages(signatureMessages);
  const client = useQueryClient();
  const [drawing, setDrawing] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [isSaving, setSaving] = useState(false);
  // a pad that was saved makes room for a new one
  const [turn, setTurn] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: [SIGNATURE_KEY, 'list'],
    queryFn: ({ signal }) => api.extend.signature.list({}, { signal, silent: true }),
  });
  const reload = () => void client.invalidateQueries({ queryKey: [SIGNATURE_KEY] });
  const handleSave = async () => {
    setSaving(true);
    const body = { image: drawing, isDefault };
    const isKept = await isAccepted(
      once('signature.create', body, (key) => api.extend.signature.create({ body }, key)),
    );
    setSaving(false);
    reload();
    if (!isKept) return;
    toast.success(t('saved'));
    setDrawing('');
    setDefault(false);
    setTurn(turn + 1);
  };
  return (
    <section
      aria-label={t('label')}
      className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] overflow-auto rounded-lg border border-hairline bg-surface phone:block"
    >
      <div className="flex flex-col gap-3 border-r border-hairline p-5 phone:border-r-0 phone:border-b phone:p-4">
        <h2 className="m-0 text-body font-semibold">{t('pad')}</h2>
        <p className="m-0 text-2">{t('help')}</p>
        <SignaturePad
          key={turn}
          aria-label={t('pad')}
          height={280}
          value={drawing}
          // what is drawn while it is saved would neither be kept nor stay
          readOnly={isSaving}
          onValueChange={setDrawing}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox value={isDefault} readOnly={isSaving} onValueChange={setDefault}>
            {t('useAsDefault')}
          </Checkbox>
          <Button
            variant="primary"
            icon={<Save aria-hidden />}
            disabled={drawing === ''}
            loading={isSaving}
            onClick={() => void handleSave()}
          >
            {t('save')}
          </Button>
        </div>
        <p className="m-0 text-12 text-3">{t('defaultHelp')}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-3 p-5 phone:p-4">
        <h2 className="m-0 text-body font-semibold">{t('kept')}</h2>
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <KeptSignatures signatures={data.list} onChanged={reload} />
        ) : (
          <Skeleton lines={4} aria-busy />
        )}
      </div>
    </section>
  );
}
