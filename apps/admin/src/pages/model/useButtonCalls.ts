import { type ButtonCalls } from '@smart-admin/form-engine/resource';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.js';
import { once } from '../../resource/once.js';
import { useSession } from '../../app/sessionStore.js';

/** What the buttons that a designer added to the list of a model ask of the application: addresses, and the interfaces of the buttons. */
export function useButtonCalls(modelId: string): ButtonCalls {
  const navigate = useNavigate();
  const user = useSession((session) => session.user?.userInfo);
  const [id, organizeId] = [user?.userId ?? '', user?.organizeId ?? ''];
  return useMemo(
    () => ({
      user: { id, organizeId },
      openAddress: (address) => {
        if (address.startsWith('/')) void navigate(address);
        else if (address !== '') window.open(address, '_blank', 'noopener');
      },
      runButton: (button, recordId) => {
        const call = { id: modelId, button, body: recordId === undefined ? {} : { recordId } };
        return once('records.runButton', call, (key) => api.visualdev.records.runButton(call, key));
      },
    }),
    [navigate, modelId, id, organizeId],
  );
}
