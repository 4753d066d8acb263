import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { once } from '../../../resource/once.js';
import { berthMessages } from './berthMessages.js';
import { kindOptions } from './kindOptions.js';
import { ROADS } from './roadField.js';

/** Makes the berths of a road whose numbers are those of a range, and names those that exist already. */
export function BerthsDialog({ placeId, onClose }: { placeId: string; onClose: () => void }) {
  const t = useMessages(berthMessages);
  const locale = useLocale();
  const number = (id: string, label: string) =>
    createField('number', { id, label, span: 12, required: true, min: 0, max: 99_999, precision: 0 });
  const [document] = useState(() =>
    createFormDocument([
      createField('select', { id: 'placeId', label: t('road'), span: 12, required: true, ...ROADS, filterable: true }),
      createField('select', { id: 'kind', label: t('kind'), span: 12, required: true, options: kindOptions(t) }),
      createField('text', { id: 'prefix', label: t('prefix'), maxLength: 10, help: t('manyHelp') }),
      number('from', t('from')),
      number('to', t('to')),
    ]),
  );
  return (
    <EditDialog
      isQuiet
      title={t('createManyTitle')}
      document={document}
      values={{ placeId, kind: 'small', prefix: '', from: 1, to: 20 }}
      save={async (values) => {
        const body = {
          placeId: String(values.placeId),
          kind: kindOptions(t).find(({ value }) => value === values.kind)?.value ?? 'small',
          prefix: String(values.prefix ?? ''),
          from: Number(values.from),
          to: Number(values.to),
        };
        const { created, existing } = await once('berth.createMany', body, (key) =>
          api.parking.berth.createMany({ body }, { silent: true, ...key }),
        );
        toast.success(t('created', { count: created }));
        if (existing.length > 0) {
          const numbers = joinNames(existing.slice(0, NAMED), locale) + (existing.length > NAMED ? ' …' : '');
          toast.warning(t('existing', { count: existing.length, numbers }));
        }
        await queryClient.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}

/** Numbers that a message names. */
const NAMED = 12;
