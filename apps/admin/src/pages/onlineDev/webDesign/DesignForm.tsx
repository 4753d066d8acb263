import {
  type Device,
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
import { api } from '../../../app/api.js';
import { previewAsHolder } from '../../../grants/previewAsHolder.js';
import { LoadedModel } from './LoadedModel.js';
import { ReleaseDialog } from './ReleaseDialog.js';
import { type DesignedModel, reading, useDesignedModel } from './useDesignedModel.js';
import { webDesignMessages } from './webDesignMessages.js';

/** The designer of one model's form. Its list goes along when it is saved; the first release asks where the page stands. */
export function DesignForm({ id, device = 'pc', onBack }: DesignProps) {
  return <LoadedModel id={id}>{(model) => <Loaded model={model} device={device} onBack={onBack} />}</LoadedModel>;
}

/** What is designed of a model: its document for the web, or what phones have of it. */
export interface DesignProps {
  id: string;
  /** Default `pc`. */
  device?: Device;
  onBack: () => void;
}

function Loaded({ model, device, onBack }: { model: DesignedModel; device: Device; onBack: () => void }) {
  const t = useMessages(webDesignMessages);
  const locale = useLocale();
  const design = useDesignedModel(model, 'form', device);
  const [read] = useState(() =>
    reading(() => ({
      form: decodeFormDocument(model.draft.formData),
      list: decodeListDefinition(model.draft.columnData),
      released: model.released && decodeFormDocument(model.released.formData),
    })),
  );
  const [impact] = useState(() => ({
    ...(read.documents ? { list: read.documents.list } : {}),
    usesOf: (field: string) => api.visualdev.models.fieldUses({ id: model.draft.id, field }, { silent: true }),
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
