import { FieldKindsProvider, FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { toast } from '@smart-admin/ui/toast';
import { UploadTransportProvider } from '@smart-admin/ui/uploader';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isAccepted } from '../../../../app/isAccepted.js';
import { adminKinds } from '../../../../fields/adminKinds.js';
import { uploads } from '../../../../resource/uploads.js';
import { useFormSources } from '../../../../resource/useFormSources.js';
import { createFromTemplate } from './createFromTemplate.js';
import { TemplateCard } from './TemplateCard.js';
import { type TemplateFacts, templateFacts } from './templateFacts.js';
import { templateMessages } from './templateMessages.js';
import { TemplatePreview } from './TemplatePreview.js';

/** The templates with their pictures, one of them as a whole before it is chosen, and what the new model is called. */
export function TemplateGallery({ onClose, onCreated }: TemplateGalleryProps) {
  const t = useMessages(templateMessages);
  const locale = useLocale();
  const sources = useFormSources();
  const all = useMemo(() => templateFacts(locale), [locale]);
  const [kind, setKind] = useState<string | null>('all');
  const [opened, setOpened] = useState<TemplateFacts>();
  const shown = all.filter((facts) => kind === 'all' || facts.kind === kind);
  return (
    <Dialog
      open
      canFullscreen
      width={WIDTH}
      title={opened ? t(opened.name) : t('gallery')}
      bodyClassName="flex min-h-0 flex-col gap-4"
      onOpenChange={(open) => !open && onClose()}
    >
      <FieldKindsProvider kinds={adminKinds}>
        <FormDataSourcesProvider sources={sources}>
          <UploadTransportProvider transport={uploads}>
            {opened ? (
              <Chosen key={opened.name} facts={opened} onBack={() => setOpened(undefined)} onCreated={onCreated} />
            ) : (
              <>
                <div className="flex flex-wrap items-center gap-3">
                  <RadioGroup
                    appearance="button"
                    aria-label={t('kindFilter')}
                    value={kind}
                    onValueChange={setKind}
                    options={(['all', 'request', 'register'] as const).map((value) => ({ value, label: t(value) }))}
                  />
                  <span className="text-12 text-3">{t('galleryText')}</span>
                </div>
                <ul className="m-0 grid list-none grid-cols-3 gap-3 p-0 phone:grid-cols-1">
                  {shown.map((facts) => (
                    <TemplateCard key={facts.name} facts={facts} onOpen={() => setOpened(facts)} />
                  ))}
                </ul>
              </>
            )}
          </UploadTransportProvider>
        </FormDataSourcesProvider>
      </FieldKindsProvider>
    </Dialog>
  );
}

function Chosen({ facts, onBack, onCreated }: ChosenProps) {
  const t = useMessages(templateMessages);
  const [name, setName] = useState(t(facts.name));
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    let id = '';
    const asking = createFromTemplate(facts.name, { fullName: name.trim(), enCode: code.trim() }).then((made) => {
      id = made;
    });
    const isMade = await isAccepted(asking);
    setBusy(false);
    if (!isMade) return;
    toast.success(t('created', { name: name.trim() }));
    onCreated(id);
  };
  return (
    <>
      <Button variant="text" className="self-start" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
        {t('back')}
      </Button>
      <TemplatePreview facts={facts} />
      <form
        className="flex flex-none flex-wrap items-end gap-3 border-t border-hairline pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Field label={t('name')} layout="vertical" required>
          <Input value={name} maxLength={50} onValueChange={setName} />
        </Field>
        <Field label={t('code')} layout="vertical" help={t('codeHelp')} required>
          <Input value={code} maxLength={50} onValueChange={setCode} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="ml-auto"
          loading={busy}
          disabled={name.trim() === '' || code.trim() === ''}
        >
          {t('use')}
        </Button>
      </form>
    </>
  );
}

/** px: three cards beside each other. */
const WIDTH = 960;

interface TemplateGalleryProps {
  onClose: () => void;
  /** Gets the id of the new model. */
  onCreated: (id: string) => void;
}

interface ChosenProps {
  facts: TemplateFacts;
  onBack: () => void;
  onCreated: (id: string) => void;
}
