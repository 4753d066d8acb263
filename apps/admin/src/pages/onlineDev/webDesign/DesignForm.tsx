import {
  decodeFormDocument,
  decodeListDefinition,
  encodeFormDocument,
  encodeListDefinition,
  withPhoneForm,
} from '@smart-admin/form-engine/core';
import { FormDesigner, followForm } from '@smart-admin/form-engine/designer';
import { Alert } from '@smart-admin/ui/alert';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { previewAsHolder } from '../../../grants/previewAsHolder.js';
import { useDesignCalls } from './DesignCalls.js';
import { LoadedModel } from './LoadedModel.js';
import { ReleaseDialog } from './ReleaseDialog.js';
import { type DesignedModel, reading, useDesignedModel } from './useDesignedModel.js';
import { webDesignMessages } from './webDesignMessages.js';

/** The designer of one model's form. Its list goes along when it is saved; the first release asks where the page stands. */
export function DesignForm({ id, onBack }: DesignProps) {
  return <LoadedModel id={id}>{(model) => <Loaded model={model} onBack={onBack} />}</LoadedModel>;
}

/** Which model is designed: its document for the web, or what phones have of it, as the page's calls say. */
export interface DesignProps {
  id: string;
  onBack: () => void;
}

function Loaded({ model, onBack }: { model: DesignedModel; onBack: () => void }) {
  const t = useMessages(webDesignMessages);
  const locale = useLocale();
  const { device, usesOf } = useDesignCalls();
  const design = useDesignedModel(model, 'form');
  const [read] = useState(() =>
    reading(() => ({
      form: decodeFormDocument(model.draft.formData),
      list: decodeListDefinition(model.draft.columnData),
      released: model.released && decodeFormDocument(model.released.formData),
    })),
  );
  const [impact] = useState(() => ({
    ...(read.documents ? { list: read.documents.list } : {}),
    ...(usesOf ? { usesOf: (field: string) => usesOf(model.draft.id, field) } : {}),
  }));
  const [previewAs] = useState(() => previewAsHolder(model.draft.id));
  const [released, setReleased] = useState(read.documents?.released);
  if (!read.documents) return <Alert tone="danger">{t('unreadableForm', { reason: read.reason })}</Alert>;

  const release = async () => {
    const config = await design.release();
    if (config) setReleased(decodeFormDocument(config.formData));
    return config !== undefined;
  };
  return (
    <>
      <FormDesigner
        {...design.props}
        form={read.documents.form}
        released={device === 'app' && model.draft.inApp === 0 ? undefined : released}
        impact={impact}
        previewAs={previewAs}
        device={device}
        onSave={(form) =>
          design.save((current) => {
            if (device === 'app') {
              const whole = withPhoneForm(decodeFormDocument(current.formData), form);
              return { formData: JSON.stringify(encodeFormDocument(whole)) };
            }
            const list = followForm(decodeListDefinition(current.columnData), form, {
              before: decodeFormDocument(current.formData),
              locale,
            });
            return {
              formData: JSON.stringify(encodeFormDocument(form)),
              columnData: JSON.stringify(encodeListDefinition(list)),
            };
          })
        }
        onRelease={release}
        onBack={onBack}
      />
      {design.asked && <ReleaseDialog {...design.asked} />}
    </>
  );
}
