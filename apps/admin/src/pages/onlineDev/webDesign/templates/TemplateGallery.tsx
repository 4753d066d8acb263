import { FieldKindsProvider, FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { Dialog } from '@smart-admin/ui/dialog';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { toast } from '@smart-admin/ui/toast';
import { UploadTransportProvider } from '@smart-admin/ui/uploader';
import { useIsMutating } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCan } from '../../../../app/useHasPage.js';
import { adminKinds } from '../../../../fields/adminKinds.js';
import { uploads } from '../../../../resource/uploads.js';
import { useFormSources } from '../../../../resource/useFormSources.js';
import { ChosenTemplate } from './ChosenTemplate.js';
import { MadeModel } from './MadeModel.js';
import { TemplateCard } from './TemplateCard.js';
import { type TemplateFacts, templateFacts } from './templateFacts.js';
import { templateMessages } from './templateMessages.js';
import { TEMPLATE_START, useTemplateStart } from './useTemplateStart.js';

/** The templates with their pictures, one of them as a whole before it is chosen, and what the new model is called. */
export function TemplateGallery({ onClose, onCreated }: TemplateGalleryProps) {
  const t = useMessages(templateMessages);
  const locale = useLocale();
  // what a template looks up is made with it
  const { interfaceAnswer: _, ...sources } = useFormSources();
  const canFlow = useCan('/workFlow/engine', 'btn_add');
  const isMaking = useIsMutating({ mutationKey: TEMPLATE_START }) > 0;
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
      onBeforeClose={() => !isMaking}
      onOpenChange={(open) => !open && onClose()}
    >
      <FieldKindsProvider kinds={adminKinds}>
        <FormDataSourcesProvider sources={sources}>
          <UploadTransportProvider transport={uploads}>
            {opened ? (
              <Opened
                key={opened.name}
                facts={opened}
                canFlow={canFlow}
                onBack={() => setOpened(undefined)}
                onCreated={onCreated}
              />
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
                  <span className="text-12 text-3">{t(canFlow ? 'galleryFlowText' : 'galleryText')}</span>
                </div>
                <ul className="m-0 grid list-none grid-cols-3 gap-3 p-0 phone:grid-cols-1">
                  {shown.map((facts) => (
                    <TemplateCard key={facts.name} facts={facts} showsFlow={canFlow} onOpen={() => setOpened(facts)} />
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

/** A template that was opened: the whole of it, then what was made of it. */
function Opened({ facts, canFlow, onBack, onCreated }: OpenedProps) {
  const t = useMessages(templateMessages);
  const start = useTemplateStart(facts, {
    canFlow,
    onModel: (id, name) => {
      toast.success(t('created', { name }));
      onCreated(id);
    },
  });
  if (!start.isModelMade) return <ChosenTemplate facts={facts} start={start} onBack={onBack} />;
  return <MadeModel start={start} onDesign={() => onCreated(start.made.modelId ?? '')} />;
}

/** px: three cards beside each other. */
const WIDTH = 960;

interface TemplateGalleryProps {
  onClose: () => void;
  /** Gets the id of the new model. */
  onCreated: (id: string) => void;
}

interface OpenedProps {
  facts: TemplateFacts;
  /** Whether the user may make flows. */
  canFlow: boolean;
  onBack: () => void;
  onCreated: (id: string) => void;
}
