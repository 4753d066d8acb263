import { type BoothLane } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { DoorOpen } from 'lucide-react';
import { yuan } from '../parking/yuan.js';
import { boothMessages } from './boothMessages.js';
import { OpeningLog } from './OpeningLog.js';
import { OpeningUnderWay } from './OpeningUnderWay.js';
import { Proposals } from './Proposals.js';

/** The lane that is looked at: who waits there and why, what can be done, and what was opened. */
export function LanePanel({ lane, readAt, canOpen, onOpen }: LanePanelProps) {
  const t = useMessages(boothMessages);
  const { waiting, opening } = lane;
  return (
    <section
      aria-label={t('chosenLane')}
      className="flex min-h-0 flex-col gap-4 overflow-y-auto border-l border-hairline bg-surface p-5 phone:order-1 phone:overflow-visible phone:border-b phone:border-l-0 phone:p-4"
    >
      <h2 className="m-0 text-16 font-semibold">
        {lane.placeName} · {lane.fullName}
      </h2>
      {waiting ? (
        <>
          <PlateFace value={waiting.plate} color={plateColorOf(waiting.plateColour)} size="large" className="w-fit" />
          <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
            <Line label={t('why')} value={t(`reason_${waiting.reason}`)} />
            <Line label={t('since')} value={formatDate(waiting.since, 'HH:mm:ss')} />
            {waiting.orderNumber && <Line label={t('order')} value={waiting.orderNumber} />}
            {waiting.entryTime !== null && (
              <Line label={t('entered')} value={formatDate(waiting.entryTime, 'YYYY-MM-DD HH:mm')} />
            )}
            {waiting.orderId && waiting.reason !== 'present' && (
              <>
                <dt className="text-3">{t('due')}</dt>
                <dd className="m-0 text-24 leading-none font-semibold tabular-nums">{yuan(waiting.due)}</dd>
              </>
            )}
          </dl>
        </>
      ) : (
        <p className="m-0 text-3">{t('nobodyWaits')}</p>
      )}
      {opening ? (
        <OpeningUnderWay key={opening.id} opening={opening} readAt={readAt} />
      ) : onOpen ? (
        <Button variant="primary" icon={<DoorOpen aria-hidden />} onClick={onOpen}>
          {t('open')}
        </Button>
      ) : (
        <p className="m-0 text-13 text-3">{canOpen ? t('notFromAfar') : t('mayNotOpen')}</p>
      )}
      {waiting?.reason === 'noEntry' && (
        <Proposals key={waiting.plate} lane={lane} plate={waiting.plate} canMatch={canOpen} />
      )}
      <OpeningLog laneId={lane.id} />
    </section>
  );
}

interface LanePanelProps {
  lane: BoothLane;
  /** When the lane was read. */
  readAt: number;
  /** Whether the person may open barriers at all. */
  canOpen: boolean;
  /** Undefined where this one cannot be opened now. */
  onOpen: (() => void) | undefined;
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-3">{label}</dt>
      <dd className="m-0 break-all">{value}</dd>
    </>
  );
}
