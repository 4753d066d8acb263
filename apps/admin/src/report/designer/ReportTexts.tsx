import { type ReportDocument } from '@smart-admin/api-client/contract';
import { TextEditor, type TextEntry, textsOf } from '@smart-admin/form-engine/designer';
import { type EditorState, useEditor, useEditorState } from '@smart-admin/form-engine/editor';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { commonMessages } from '../../resource/commonMessages.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { reportTextEntries } from './reportTextEntries.js';

/** Opens the table in which the texts of a report are told in other languages; what is filled in becomes one step of undo. */
export function ReportTexts({ fullName }: { fullName: string }) {
  const t = useMessages(reportDesignMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Languages aria-hidden />} onClick={() => setOpen(true)}>
        {t('texts')}
      </Button>
      {isOpen ? <TextsDialog fullName={fullName} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function TextsDialog({ fullName, onClose }: { fullName: string; onClose: () => void }) {
  const t = useMessages(reportDesignMessages);
  const c = useMessages(commonMessages);
  const store = useEditor<ReportDocument>();
  const readOnly = useEditorState(readOnlyOf);
  const [initial] = useState(() => reportTextEntries(store.getState().document, fullName));
  const [entries, setEntries] = useState<TextEntry[]>(initial);
  const finish = () => {
    const texts = { en: {}, zhtw: {}, vi: {}, ...textsOf(entries, 'report') };
    if (entries !== initial) store.edit(t('texts'), (draft) => void (draft.texts = texts));
    onClose();
  };
  return (
    <Dialog
      open
      canFullscreen
      title={t('texts')}
      width={DIMENSIONS.popupDialog}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="primary" disabled={readOnly} onClick={finish}>
            {c('confirm')}
          </Button>
        </>
      }
    >
      <TextEditor entries={entries} readOnly={readOnly} onChange={setEntries} />
    </Dialog>
  );
}

const readOnlyOf = (state: EditorState<ReportDocument>) => state.readOnly;
