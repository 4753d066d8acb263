import { useState } from 'react';
import { useMessages } from '../locale/LocaleProvider.js';
import { PlateFace } from '../plate/PlateFace.js';
import { plateInputMessages } from './plateInputMessages.js';
import { forgetPlates, readRecentPlates, type ColoredPlate } from './rememberedPlates.js';

/** The plates that were used on this device (`rememberPlate`), to be chosen or cleared; nothing where there are none. */
export function RecentPlates({ onChoose, className = '' }: RecentPlatesProps) {
  const t = useMessages(plateInputMessages);
  const [plates, setPlates] = useState(readRecentPlates);
  if (plates.length === 0) return null;
  const clear = () => {
    forgetPlates();
    setPlates([]);
  };
  return (
    <div data-slot="recent-plates" role="group" aria-label={t('recent')} className={className}>
      <div className="flex items-center justify-between text-13 text-2">
        {t('recent')}
        <button type="button" onClick={clear} className="-mr-2 min-h-11 rounded-md px-2 text-primary-text">
          {t('clear')}
        </button>
      </div>
      <div className="flex flex-wrap gap-x-2">
        {plates.map((entry) => (
          <button
            key={entry.plate}
            type="button"
            aria-label={t('use', { plate: entry.plate })}
            onClick={() => onChoose(entry)}
            className="flex min-h-11 items-center rounded-md"
          >
            <PlateFace value={entry.plate} color={entry.color} size="medium" />
          </button>
        ))}
      </div>
    </div>
  );
}

export interface RecentPlatesProps {
  onChoose: (plate: ColoredPlate) => void;
  className?: string;
}
