import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { toast } from '@smart-admin/ui/toast';
import { use, useState } from 'react';
import { type Device } from '../../../core/document/FieldBase.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { FormErrorSummary } from '../../../renderer/FormErrorSummary.js';
import { FormRenderer } from '../../../renderer/FormRenderer.js';
import { useFormStore } from '../../../renderer/useFormStore.js';
import { PreviewAsContext, type PreviewedRights } from './PreviewAs.js';
import { formDesignerMessages } from '../formDesignerMessages.js';

/** The form as staff fill it in, checked as when it is saved, in the width of a computer or of a phone. Nothing is saved. */
export function PreviewDialog({ document, title, device: first = 'pc', onClose }: PreviewDialogProps) {
  const t = useMessages(formDesignerMessages);
  const [device, setDevice] = useState<string | null>(first);
  const isPhone = device === 'app';
  const previewAs = use(PreviewAsContext);
  const [rights, setRights] = useState<PreviewedRights>();
  return (
    <Dialog
      open
      canFullscreen
      title={`${t('preview')} · ${title}`}
      width={isPhone ? PHONE_DIALOG : document.appearance.dialogWidth}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <RadioGroup
          appearance="button"
          aria-label={t('preview')}
          value={device}
          onValueChange={setDevice}
          options={[
            { value: 'pc', label: t('web') },
            { value: 'app', label: t('phone') },
          ]}
        />
        {previewAs?.({ onChange: setRights })}
        <span className="text-12 text-3">{t('previewText')}</span>
      </div>
      <div
        data-device={device}
        className={cn(
          isPhone && 'mx-auto h-160 w-93.75 overflow-auto rounded-2xl border-4 border-control bg-surface p-4',
        )}
      >
        <Filled
          key={`${device} ${rights?.key ?? ''}`}
          document={document}
          device={isPhone ? 'app' : 'pc'}
          access={rights?.access}
        />
      </div>
    </Dialog>
  );
}

function Filled({ document, device, access }: FilledProps) {
  const t = useMessages(formDesignerMessages);
  const store = useFormStore(document, undefined, { context: { device, ...(access ? { access } : {}) } });
  const check = () => {
    const errors = store.validate();
    if (errors.length > 0) toast.warning(t('previewBad', { count: errors.length }));
    else toast.success(t('previewGood'));
  };
  return (
    <>
      <FormRenderer store={store} onSubmit={check} />
      <div className="mt-4 flex items-center justify-end gap-2 border-t border-hairline pt-3">
        <FormErrorSummary store={store} />
        <Button onClick={() => store.reset()}>{t('previewReset')}</Button>
        <Button variant="primary" onClick={check}>
          {t('previewCheck')}
        </Button>
      </div>
    </>
  );
}

interface FilledProps {
  document: FormDocument;
  device: Device;
  access: PreviewedRights['access'] | undefined;
}

const PHONE_DIALOG = 450;

interface PreviewDialogProps {
  document: FormDocument;
  title: string;
  /** Device that shows first. Default `pc`. */
  device?: Device;
  onClose: () => void;
}
