import { Button, IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Braces, Eye, GitFork } from 'lucide-react';
import { useState } from 'react';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { useEditor } from '../../../editor/EditorProvider.js';
import { formDesignerMessages } from '../formDesignerMessages.js';
import { JsonDialog } from './JsonDialog.js';
import { PreviewDialog } from './PreviewDialog.js';
import { RulesDialog } from './RulesDialog.js';

/** Other looks at the form: filled in, all its rules, as it is stored. */
export function FormTools({ title }: { title: string }) {
  const t = useMessages(formDesignerMessages);
  const store = useEditor<FormDocument>();
  const [open, setOpen] = useState<'preview' | 'rules' | 'json' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <IconButton label={t('allRules')} onClick={() => setOpen('rules')}>
        <GitFork aria-hidden />
      </IconButton>
      <IconButton label={t('json')} onClick={() => setOpen('json')}>
        <Braces aria-hidden />
      </IconButton>
      <Button icon={<Eye aria-hidden />} onClick={() => setOpen('preview')}>
        {t('preview')}
      </Button>
      {open === 'preview' && <PreviewDialog document={store.getState().document} title={title} onClose={close} />}
      {open === 'rules' && <RulesDialog onClose={close} />}
      {open === 'json' && <JsonDialog onClose={close} />}
    </>
  );
}
