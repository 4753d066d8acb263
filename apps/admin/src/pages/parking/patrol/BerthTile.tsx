import { type PatrolBerth } from '@smart-admin/api-client/contract';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { Status } from '@smart-admin/ui/status';
import { yuan } from '../../../parking/yuan.js';
import { feeMessages } from '../feeMessages.js';
import { lengthText } from '../lengthText.js';
import { type BerthState } from './berthStates.js';
import { patrolMessages } from './patrolMessages.js';

const TONES = { free: 'success', off: 'disabled', taken: 'info', paid: 'enabled', long: 'danger' } as const;

/** A berth with its number, who stands there and since when; its state is said in words. */
export function BerthTile({ berth, state, now, waitingPlate, onOpen }: BerthTileProps) {
  const t = useMessages(patrolMessages);
  const f = useMessages(feeMessages);
  const { fullName, stay, reason } = berth;
  const minutes = stay ? Math.max(0, Math.floor((now - stay.entryTime) / 60_000)) : 0;
  return (
    <button
      type="button"
      data-state={state}
      onClick={onOpen}
      className={cn(
        'grid h-full min-h-28 w-full min-w-0 cursor-pointer content-start gap-1.5 rounded-md border border-default bg-surface p-2.5 text-left focus-visible:outline-2 focus-visible:outline-(--primary-ring)',
        state === 'long' && 'border-danger-text',
        state === 'off' && 'border-dashed bg-sunken',
      )}
    >
      <span className="flex min-w-0 items-baseline justify-between gap-2">
        <span className="truncate text-16 font-semibold text-1 tabular-nums">{fullName}</span>
        <Status tone={TONES[state]} className="text-12">
          {t(state)}
        </Status>
      </span>
      {stay ? (
        <>
          <span className="flex">
            <PlateFace value={stay.plate} color={plateColorOf(stay.plateColour)} />
          </span>
          <span className="text-12 text-2 tabular-nums">{lengthText(f, minutes)}</span>
          <span className="text-12 text-1 tabular-nums">
            {stay.due > 0 ? t('due', { amount: yuan(stay.due) }) : t(stay.isPaid ? 'paid' : 'noDue')}
          </span>
        </>
      ) : (
        <span className="text-12 break-words text-2">{state === 'off' ? reason : ''}</span>
      )}
      {waitingPlate ? <span className="text-12 text-warning-text">{`${t('waiting')} ${waitingPlate}`}</span> : null}
    </button>
  );
}

interface BerthTileProps {
  berth: PatrolBerth;
  state: BerthState;
  /** Moment of the figures, in epoch milliseconds. */
  now: number;
  /** Plate that was noted here and is not sent yet; '' for none. */
  waitingPlate: string;
  onOpen: () => void;
}
