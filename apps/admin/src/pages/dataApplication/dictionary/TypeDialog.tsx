import { useMessages } from '@smart-admin/ui/locale';
import { createId } from '@smart-admin/ui/random';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiForm, field, parentUnder, type BodyOf } from '../../../resource/apiForm.js';
import { changedBody } from '../../../resource/changedBody.js';
import { nameAndCode, orderAndText } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { dictionaryMessages } from './dictionaryMessages.js';

/** A type to change, or the parent of a new one. */
export type TypeDialogState = { id: string } | { parentId: string };

/** Creates or changes a dictionary type. */
export function TypeDialog({ state, onClose }: { state: TypeDialogState; onClose(): void }) {
  const t = useMessages(dictionaryMessages);
  const c = useMessages(commonMessages);
  const client = useQueryClient();
  const id = 'id' in state ? state.id : '';
  const [key] = useState(createId);
  const { data } = useQuery({
    queryKey: ['dictionaryType', id],
    queryFn: () => api.system.dictionaryType.read({ id }),
    enabled: id !== '',
    gcTime: 0,
    staleTime: 0,
  });
  if (id && !data) return null;
  const form = apiForm<BodyOf<typeof api.system.dictionaryType>>({
    parentId: field(
      'treeSelect',
      { label: t('upper'), dataType: 'dynamic', propsUrl: `/api/system/DictionaryType/Selector/${id || '0'}` },
      parentUnder('-1'),
    ),
    ...nameAndCode(c),
    isTree: field('switch', { label: t('isTree'), span: 12 }),
    ...orderAndText(c),
  });
  return (
    <EditDialog
      title={id ? t('editType') : t('addType')}
      document={form.document}
      values={data ? form.read(data) : { parentId: 'parentId' in state ? state.parentId : '' }}
      onClose={onClose}
      save={async (values) => {
        const body = await form.write(values);
        if (data) {
          const changes = changedBody(await form.write(form.read(data)), body);
          await api.system.dictionaryType.update({ id, body: { ...changes, revision: data.revision } }, SILENT);
        } else await api.system.dictionaryType.create({ body }, { ...SILENT, idempotencyKey: key });
        await client.invalidateQueries();
      }}
    />
  );
}

const SILENT = { silent: true };
