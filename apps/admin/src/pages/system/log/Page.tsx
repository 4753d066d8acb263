import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { logDefinition } from './logDefinition.js';
import { logMessages } from './logMessages.js';

/** Who did what, when and from where. */
export function Page() {
  const t = useMessages(logMessages);
  return (
    <ManagedResource
      definition={logDefinition(t, 'system.log', (query, signal) =>
        api.system.log.list({ query }, { signal, silent: true }),
      )}
    />
  );
}
