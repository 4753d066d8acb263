import { type BoothLane } from '@smart-admin/api-client/contract';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { ArrowLeftRight, LogIn, LogOut } from 'lucide-react';
import { yuan } from '../parking/yuan.js';
import { boothMessages } from './boothMessages.js';
import { laneElementId } from './useBoothKeys.js';

/** Lanes by their places; one of them is looked at. */
export function LaneList({ lanes, chosen, onChoose }: LaneListProps) {
  const t = useMessages(boothMessages);
  const places = [...new Map(lanes.map(({ placeId, placeName }) => [placeId, placeName]))];
  return (
    <section aria-label={t('lanes')} className="min-h-0 overflow-y-auto p-4 phone:order-2 phone:overflow-visible">
      {places.map(([placeId, placeName]) => (
        <div key={placeId} className="mb-5">
          <h2 className="m-0 mb-2 text-13 font-semibold text-2">{placeName}</h2>
          <ul className="m-0 grid list-none grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-3 p-0">
            {lanes
              .filter((lane) => lane.placeId === placeId)
              .map((lane) => (
                <li key={lane.id}>
                  <LaneCard lane={lane} isChosen={lane.id === chosen} onChoose={() => onChoose(lane.id)} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface LaneListProps {
  lanes: readonly BoothLane[];
  chosen: string;
  onChoose: (id: string) => void;
}

function LaneCard({ lane, isChosen, onChoose }: { lane: BoothLane; isChosen: boolean; onChoose: () => void }) {
  const t = useMessages(boothMessages);
  const { waiting, last, opening } = lane;
  const Icon = ICONS[lane.direction];
  return (
    <button
      type="button"
      id={laneElementId(lane.id)}
      aria-pressed={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      className={`flex h-full min-h-20 w-full flex-col gap-2 rounded-lg border p-3 text-left ${waiting ? 'border-warning-border bg-warning-soft' : 'border-hairline bg-surface'} ${isChosen ? 'outline-2 -outline-offset-1 outline-(--primary)' : ''}`}
    >
      <span className="flex w-full items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-4 flex-none text-3" />
        <span className="min-w-0 flex-1 truncate">{lane.fullName}</span>
        {opening && <span className="text-12 text-primary-text">{t('openingNow')}</span>}
      </span>
      {waiting ? (
        <>
          <PlateFace value={waiting.plate} color={plateColorOf(waiting.plateColour)} size="medium" className="w-fit" />
          <span className="flex w-full justify-between gap-2 text-13 text-warning-text">
            <span>{t(`reason_${waiting.reason}`)}</span>
            {waiting.due > 0 && <span className="font-semibold tabular-nums">{yuan(waiting.due)}</span>}
          </span>
        </>
      ) : last ? (
        <span className="flex w-full items-center gap-2 text-12 text-3">
          {last.plate && <PlateFace value={last.plate} color={plateColorOf(last.plateColour)} />}
          <span className="min-w-0 flex-1 truncate">{t(`cause_${last.cause}`)}</span>
          <time className="tabular-nums">{formatDate(last.time, 'HH:mm')}</time>
        </span>
      ) : (
        <span className="text-12 text-3">{t('nobodyYet')}</span>
      )}
    </button>
  );
}

const ICONS = { in: LogIn, out: LogOut, both: ArrowLeftRight } as const;
