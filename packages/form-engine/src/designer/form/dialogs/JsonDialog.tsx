import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Textarea } from '@smart-admin/ui/textarea';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useMemo, useState } from 'react';
import { decodeFormDocument } from '../../../core/document/decodeFormDocument.js';
import { encodeFormDocument } from '../../../core/document/encodeFormDocument.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { FormDocumentError } from '../../../core/document/FormDocumentError.js';
import { placedLayout } from '../../../core/document/placedLayout.js';
import { type FieldRegistry } from '../../../core/registry/createRegistry.js';
import { useEditor, useEditorState } from '../../../editor/EditorProvider.js';
import { type EditorState } from '../../../editor/editorStore.js';
import { useFieldKinds } from '../../../fields/FieldKindsProvider.js';
import { formDesignerMessages } from '../formDesignerMessages.js';

/** The form as it is stored, to be read, carried elsewhere, or changed: what cannot be read says where it is wrong. */
export function JsonDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(formDesignerMessages);
  const store = useEditor<FormDocument>();
  const { registry } = useFieldKinds();
  const readOnly = useEditorState(readOnlyOf);
  const [before] = useState(() =>
    JSON.stringify(encodeFormDocument(store.getState().document, registry), undefined, 2),
  );
  const [text, setText] = useState(before);
  const read = useMemo(() => readJson(text, registry), [text, registry]);
  const apply = () => {
    if (!read.document) return;
    store.replace(t('applied'), { ...read.document, layout: placedLayout(read.document) });
    onClose();
  };
  return (
    <Dialog
      open
      canFullscreen
      title={t('json')}
      width={DIMENSIONS.popupDialog}
      onOpenChange={(open) => !open && onClose()}
      footer={
        !readOnly && (
          <Button variant="primary" disabled={!read.document || text === before} onClick={apply}>
            {t('apply')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {read.reason !== undefined && <Alert tone="danger">{t('badJson', { reason: read.reason })}</Alert>}
        <Textarea
          aria-label={t('json')}
          className="font-mono text-12"
          rows={24}
          spellCheck={false}
          readOnly={readOnly}
          value={text}
          onValueChange={setText}
        />
      </div>
    </Dialog>
  );
}

type Read = { document: FormDocument; reason?: undefined } | { document?: undefined; reason: string };

function readJson(text: string, registry: FieldRegistry): Read {
  try {
    return { document: decodeFormDocument(text, registry) };
  } catch (error) {
    if (error instanceof FormDocumentError || error instanceof SyntaxError) return { reason: error.message };
    throw error;
  }
}

const readOnlyOf = ({ readOnly }: EditorState<FormDocument>) => readOnly;
