import { pages } from '@smart-admin/api-client/pages';
import { ALLOW_ALL, ResourcePage, ResourceProvider } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { columnStore } from '../../resource/columnStore.js';
import { commonMessages } from '../../resource/commonMessages.js';
import { logDefinition } from '../system/log/logDefinition.js';
import { logMessages } from '../system/log/logMessages.js';

/** One's own log of logins and operations. */
export function LogPanel() {
  const t = useMessages(logMessages);
  const c = useMessages(commonMessages);
  const [definition] = useState(() =>
    logDefinition(
      t,
      c,
      { address: 'profile.log', buttons: pages.log.buttons },
      {
        list: api.permission.currentUser.systemLog,
      },
    ),
  );
  return (
    <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
      <ResourcePage definition={definition} className="h-full min-h-96 border-0" />
    </ResourceProvider>
  );
}
