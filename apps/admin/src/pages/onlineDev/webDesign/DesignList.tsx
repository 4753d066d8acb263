import {
  decodeFormDocument,
  decodeListDefinition,
  encodeListDefinition,
  withPhoneList,
} from '@smart-admin/form-engine/core';
import { ListDesigner } from '@smart-admin/form-engine/designer';
import { Alert } from '@smart-admin/ui/alert';
import { useMessages } from '@smart-admin/ui/locale';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesignCalls } from './DesignCalls.js';
import { type DesignProps } from './DesignForm.js';
import { LoadedModel } from './LoadedModel.js';
import { ReleaseDialog } from './ReleaseDialog.js';
import { type DesignedModel, reading, useDesignedModel } from './useDesignedModel.js';
import { webDesignMessages } from './webDesignMessages.js';

/** The designer of one model's list: its draft, what is released, saving and releasing. */
export function DesignList({ id, onBack }: DesignProps) {
  return <LoadedModel id={id}>{(model) => <Loaded model={model} onBack={onBack} />}</LoadedModel>;
}

function Loaded({ model, onBack }: { model: DesignedModel; onBack: () => void }) {
  const t = useMessages(webDesignMessages);
  const { device, relatedForms } = useDesignCalls();
  const design = useDesignedModel(model, 'list');
  const { data: related } = useQuery({
    queryKey: ['relatedForms', model.draft.id],
    queryFn: relatedForms ? ({ signal }) => relatedForms(model.draft.id, signal) : skipToken,
  });
  const [read] = useState(() =>
    reading(() => ({
      form: decodeFormDocument(model.draft.formData),
      list: decodeListDefinition(model.draft.columnData),
      released: model.released && decodeListDefinition(model.released.columnData),
    })),
  );
  const [released, setReleased] = useState(read.documents?.released);
  if (!read.documents) return <Alert tone="danger">{t('unreadable', { reason: read.reason })}</Alert>;
  return (
    <>
      <ListDesigner
        {...design.props}
        form={read.documents.form}
        modelId={model.draft.id}
        list={read.documents.list}
        device={device}
        released={device === 'app' && model.draft.inApp === 0 ? undefined : released}
        relatedForms={related}
        onSave={(list) =>
          design.save(({ columnData }) => {
            const whole = device === 'app' ? withPhoneList(decodeListDefinition(columnData), list) : list;
            return { columnData: JSON.stringify(encodeListDefinition(whole)) };
          })
        }
        onRelease={async () => {
          const config = await design.release();
          if (config) setReleased(decodeListDefinition(config.columnData));
          return config !== undefined;
        }}
        onBack={onBack}
      />
      {design.asked && <ReleaseDialog {...design.asked} />}
    </>
  );
}
