import { useMessages } from '@smart-admin/ui/locale';
import { IconButton } from '@smart-admin/ui/button';
import { confirmDelete } from '@smart-admin/ui/confirm';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { toast } from '@smart-admin/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { saveFile } from '../../../resource/saveFile.js';
import { paneNodesOf } from './typeNodes.js';
import { dictionaryItems } from './dictionaryItems.js';
import { dictionaryMessages } from './dictionaryMessages.js';
import { TypeDialog, type TypeDialogState } from './TypeDialog.js';

/** Dictionary types at the left, the items of the chosen one at the right. */
export function Page() {
  const t = useMessages(dictionaryMessages);
  const c = useMessages(commonMessages);
  const { permissions } = usePage();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<TypeDialogState | null>(null);

  const handleRemove = async (id: string) => {
    if (!(await confirmDelete())) return;
    await api.system.dictionaryType.remove({ id });
    toast.success(c('done'));
    await client.invalidateQueries();
  };
  const actions = (chosen: string) => (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton label={t('typeActions')} pane tooltip={false}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={[
        ...(permissions.can('btn_add')
          ? [
              {
                key: 'add',
                label: t('addType'),
                icon: <Plus aria-hidden />,
                onSelect: () => setDialog({ parentId: chosen }),
              },
            ]
          : []),
        ...(permissions.can('btn_edit')
          ? [
              {
                key: 'edit',
                label: t('editType'),
                icon: <Pencil aria-hidden />,
                disabled: !chosen,
                onSelect: () => setDialog({ id: chosen }),
              },
            ]
          : []),
        {
          key: 'export',
          label: t('export'),
          icon: <Download aria-hidden />,
          disabled: !chosen,
          onSelect: () => void api.system.dictionaryData.export({ id: chosen }).then(saveFile),
        },
        ...(permissions.can('btn_remove')
          ? [
              {
                key: 'remove',
                label: t('removeType'),
                icon: <Trash2 aria-hidden />,
                danger: true,
                disabled: !chosen,
                onSelect: () => void handleRemove(chosen),
              },
            ]
          : []),
      ]}
    />
  );
  const definition = dictionaryItems(t, c, {
    pane: {
      title: t('types'),
      param: 'dictionaryTypeId',
      required: true,
      load: async () => paneNodesOf((await api.system.dictionaryType.list({}, { silent: true })).list),
      actions,
    },
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {dialog ? <TypeDialog state={dialog} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
