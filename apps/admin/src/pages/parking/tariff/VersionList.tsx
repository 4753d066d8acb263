import { type TariffPrices } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { useState } from 'react';
import { tariffMessages } from './tariffMessages.js';

export interface Version {
  id: string;
  version: number;
  startsAt: number;
  prices: TariffPrices;
}

/** Versions of a tariff: which is in force, and what comes or came. */
export function VersionList({ versions, shownId, onShow, onTakeBack }: VersionListProps) {
  const t = useMessages(tariffMessages);
  const [now] = useState(Date.now);
  const inForce = versions.find(({ startsAt }) => startsAt <= now);
  if (versions.length === 0) return null;
  return (
    <nav
      aria-label={t('version')}
      className="flex w-44 flex-none flex-col gap-1 overflow-y-auto border-r border-hairline p-3 phone:w-auto phone:flex-row phone:overflow-x-auto phone:border-r-0 phone:border-b"
    >
      {versions.map((version) => {
        const isPlanned = version.startsAt > now;
        return (
          <div key={version.id} className="flex-none">
            <button
              type="button"
              aria-current={version.id === shownId ? 'true' : undefined}
              className={cn(
                'grid w-full gap-0.5 rounded-md px-3 py-2 text-left text-14 text-1 hover:bg-hover',
                version.id === shownId && 'bg-primary-soft text-primary-text',
              )}
              onClick={() => onShow(version)}
            >
              <span className="flex items-center gap-2 font-medium">
                {t('versionName', { version: version.version })}
                {version === inForce ? <Tag tone="success">{t('inForce')}</Tag> : null}
              </span>
              <span className="text-12 text-3">
                {isPlanned
                  ? t('planned', { time: formatDate(version.startsAt) })
                  : version === inForce
                    ? formatDate(version.startsAt)
                    : t('past')}
              </span>
            </button>
            {isPlanned && onTakeBack ? (
              <Button variant="text" size="mini" onClick={() => onTakeBack(version)}>
                {t('takeBack')}
              </Button>
            ) : null}
          </div>
        );
      })}
    </nav>
  );
}

interface VersionListProps {
  versions: readonly Version[];
  shownId: string | undefined;
  onShow: (version: Version) => void;
  /** Absent for who may not change prices. */
  onTakeBack?: (version: Version) => void;
}
