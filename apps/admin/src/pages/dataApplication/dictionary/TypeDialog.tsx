import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { mark, number, text, withSwitches } from '../../../resource/values.js';
import { dictionaryMessages } from './dictionaryMessages.js';

/** A type to change, or the parent of a new one. */
export type TypeDialogState = { id: string } | { parentId: string };

/** Creates or changes a dictionary type. */
export function TypeDialog({ state, onClose }: { state: TypeDialogState; onClose(): void }) {
  const t = useMessages(dictionaryMessages);
  const c = useMessages(commonMessages);
  const client = useQueryClient();
  const id = 'id' in state ? state.id : '';
  const { data } = useQuery({
    queryKey: ['dictionaryType', id],
    queryFn: () => api.system.dictionaryType.read({ id }),
    enabled: id !== '',
    gcTime: 0,
    staleTime: 0,
  });
  if (id && !data) return null;
  const document = createFormDocument(
    [
      createField('treeSelect', {
        id: 'parentId',
        label: t('upper'),
        dataType: 'dynamic',
        propsUrl: `/api/system/DictionaryType/Selector/${id || '0'}`,
      }),
      ...nameAndCode(c),
      createField('switch', { id: 'isTree', label: t('isTree'), span: 12 }),
      ...orderAndState(c, { state: false }),
    ],
    { dialogWidth: 600 },
  );
  const values = data
    ? { ...withSwitches(data, 'isTree'), parentId: data.parentId === '-1' ? '' : data.parentId }
    : { parentId: 'parentId' in state ? state.parentId : '' };
  return (
    <EditDialog
      title={id ? t('editType') : t('addType')}
      document={document}
      values={values}
      onClose={onClose}
      save={async (form) => {
        const body = {
          parentId: text(form, 'parentId') || '-1',
          fullName: text(form, 'fullName'),
          enCode: text(form, 'enCode'),
          isTree: mark(form, 'isTree'),
          description: text(form, 'description'),
          sortCode: number(form, 'sortCode'),
        };
        await (id
          ? api.system.dictionaryType.update({ id, body }, { silent: true })
          : api.system.dictionaryType.create({ body }, { silent: true }));
        await client.invalidateQueries();
      }}
    />
  );
}
