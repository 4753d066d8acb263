import { type FormDocument } from '@smart-admin/form-engine/core';
import { ALLOW_ALL, HistoryDrawer, ResourceProvider } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { type ApiForm } from '../../../resource/apiForm.js';
import { nounHistory } from '../../../resource/nounHistory.js';
import { type ConfigBody } from './configForm.js';
import { configMessages } from './configMessages.js';

/** What was changed of the configuration, by whom and when, and the way back to what it was. */
export function ConfigHistory({ form, canRestore, onClose, onRestored }: ConfigHistoryProps) {
  const t = useMessages(configMessages);
  const [source] = useState(() => ({
    id: 'system.config',
    ...nounHistory(form, {
      read: (_input, options) => api.system.config.read({}, options),
      changes: (_input, options) => api.system.config.changes({}, options),
      update: ({ body }, options) => api.system.config.update({ body }, options),
    }),
  }));
  return (
    <ResourceProvider permissions={ALLOW_ALL}>
      <HistoryDrawer
        record={{ id: 'site', name: t('label') }}
        form={form.document}
        source={source}
        canRestore={canRestore}
        onClose={onClose}
        onRestored={() => Promise.resolve(onRestored())}
      />
    </ResourceProvider>
  );
}

interface ConfigHistoryProps {
  form: Pick<ApiForm<ConfigBody>, 'read'> & { document: FormDocument };
  canRestore: boolean;
  onClose: () => void;
  onRestored: () => void;
}
