import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { RefreshCw, Eye } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { newPhoneLayout, withPhoneForm } from '../../../core/document/phoneLayout.js';
import { useEditor, useEditorState } from '../../../editor/EditorProvider.js';
import { type EditorState } from '../../../editor/editorStore.js';
import { phoneMessages } from '../../phoneMessages.js';
import { PreviewDialog } from '../dialogs/PreviewDialog.js';

/** Whether phones have a layout of their own, the command that begins it anew, and the form filled in on a phone. */
export function PhoneTools({ web, title, announce }: PhoneToolsProps) {
  const p = useMessages(phoneMessages);
  const store = useEditor<FormDocument>();
  const document = useEditorState(documentOf);
  const readOnly = useEditorState(readOnlyOf);
  const [isOpen, setOpen] = useState(false);
  const whole = useMemo(() => withPhoneForm(web, document), [web, document]);
  const makeAnew = () => {
    const layout = newPhoneLayout(web);
    if (store.edit(p('anew'), (draft) => void Object.assign(draft, { layout }))) announce(p('anewDone'));
  };
  return (
    <>
      <Tag>{p(whole.phoneLayout ? 'own' : 'following')}</Tag>
      {!readOnly && (
        <Button variant="text" icon={<RefreshCw aria-hidden />} onClick={makeAnew}>
          {p('anew')}
        </Button>
      )}
      <Button icon={<Eye aria-hidden />} onClick={() => setOpen(true)}>
        {p('preview')}
      </Button>
      {isOpen && <PreviewDialog document={whole} title={title} device="app" onClose={() => setOpen(false)} />}
    </>
  );
}

const documentOf = ({ document }: EditorState<FormDocument>) => document;
const readOnlyOf = ({ readOnly }: EditorState<FormDocument>) => readOnly;

interface PhoneToolsProps {
  /** The form of the web. */
  web: FormDocument;
  /** Name of the model. */
  title: string;
  announce: (text: string) => void;
}
