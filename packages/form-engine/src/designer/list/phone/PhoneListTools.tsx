import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { type ListDefinition } from '../../../core/list/ListDefinition.js';
import { asPhoneList, withPhoneList } from '../../../core/list/phoneList.js';
import { useEditor, useEditorState } from '../../../editor/EditorProvider.js';
import { type EditorState } from '../../../editor/editorStore.js';
import { phoneMessages } from '../../phoneMessages.js';

/** Whether phones have a list of their own, and the command that begins it anew as the web's is. */
export function PhoneListTools({ web }: { web: ListDefinition }) {
  const p = useMessages(phoneMessages);
  const store = useEditor<ListDefinition>();
  const list = useEditorState(documentOf);
  const readOnly = useEditorState(readOnlyOf);
  const isOwn = useMemo(() => withPhoneList(web, list).phone !== undefined, [web, list]);
  const makeAnew = () => {
    const { phone: _own, ...following } = web;
    const { columns, search, buttons, rowButtons, defaultSort } = asPhoneList(following);
    store.edit(p('anew'), (draft) => void Object.assign(draft, { columns, search, buttons, rowButtons, defaultSort }));
  };
  return (
    <>
      <Tag>{p(isOwn ? 'own' : 'following')}</Tag>
      {!readOnly && (
        <Button variant="text" icon={<RefreshCw aria-hidden />} onClick={makeAnew}>
          {p('anew')}
        </Button>
      )}
    </>
  );
}

const documentOf = ({ document }: EditorState<ListDefinition>) => document;
const readOnlyOf = ({ readOnly }: EditorState<ListDefinition>) => readOnly;
