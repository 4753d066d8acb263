import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { goTo } from './address.js';
import { callKey, endCall } from './callKeys.js';
import { scanApi } from './scanApi.js';
import { scanMessages } from './scanMessages.js';
import { keepTicket, readTicket } from './tickets.js';
import { ticketMessages } from './ticketMessages.js';
import { toApiError } from './useAnswer.js';

/** At a lane, for vehicles without a plate: a ticket to come in, or the one that was kept to leave. */
export function UnlicensedPart({ code, way }: { code: string; way: 'in' | 'out' }) {
  const t = useMessages(ticketMessages);
  const s = useMessages(scanMessages);
  const [ticket] = useState(readTicket);
  const [state, setState] = useState<{ busy?: boolean; problem?: string }>({});
  const act = async (work: () => Promise<string>) => {
    setState({ busy: true });
    try {
      goTo('/parkingTicket', { code: await work() });
    } catch (error) {
      const { code: status, message } = toApiError(error);
      setState({ problem: { 0: s('offline'), 429: s('tooMany') }[status] ?? message });
    }
  };
  const enter = async () => {
    const { ticket: given } = await scanApi.enter({ body: { code, key: callKey(`entry_${code}`) } }, { silent: true });
    keepTicket(given);
    endCall(`entry_${code}`);
    return given;
  };
  const leave = async () => {
    await scanApi.leave({ body: { code, ticket } }, { silent: true });
    return ticket;
  };
  return (
    <section aria-label={t(way === 'in' ? 'enterTitle' : 'leaveTitle')} className="grid gap-3 scan-card">
      <h3 className="text-16 font-semibold">{t(way === 'in' ? 'enterTitle' : 'leaveTitle')}</h3>
      <p className="text-14 text-2">{t(way === 'in' ? 'enterText' : 'leaveText')}</p>
      {state.problem && (
        <p role="alert" className="text-14 text-danger-text">
          {state.problem}
        </p>
      )}
      <button
        type="button"
        className="scan-button"
        disabled={state.busy}
        onClick={() => void act(way === 'in' ? enter : leave)}
      >
        {t(state.busy ? 'opening' : way === 'in' ? 'enter' : 'leave')}
      </button>
      {way === 'out' && (
        <button type="button" className="scan-button-quiet" onClick={() => goTo('/parkingTicket', { code: ticket })}>
          {t('show')}
        </button>
      )}
    </section>
  );
}
