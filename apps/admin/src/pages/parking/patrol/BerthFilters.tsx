import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Select } from '@smart-admin/ui/select';
import { Search } from 'lucide-react';
import { type BerthFilter } from './berthStates.js';
import { patrolMessages } from './patrolMessages.js';

/** Road, plate or number, and state of the berths that are shown, with how many there are. */
export function BerthFilters({ filter, hours, roads, counts, onFilterChange, onHoursChange }: BerthFiltersProps) {
  const t = useMessages(patrolMessages);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {roads.length > 1 ? (
          <Select
            className="min-w-40 flex-1"
            aria-label={t('road')}
            placeholder={t('allRoads')}
            clearable
            options={roads}
            value={filter.placeId || null}
            onValueChange={(placeId) => onFilterChange({ ...filter, placeId: placeId ?? '' })}
          />
        ) : null}
        <Input
          className="min-w-40 flex-1"
          aria-label={t('search')}
          placeholder={t('search')}
          prefix={<Search aria-hidden className="size-4" />}
          clearable
          value={filter.text}
          onValueChange={(text) => onFilterChange({ ...filter, text })}
        />
        <Select
          className="w-44 phone:w-full"
          label={t('longAfter')}
          aria-label={t('longAfter')}
          options={[2, 4, 8, 24].map((value) => ({ value, label: t('hours', { hours: value }) }))}
          value={hours}
          onValueChange={(next) => onHoursChange(next ?? hours)}
        />
      </div>
      <div className="max-w-full overflow-x-auto">
        <RadioGroup
          appearance="button"
          aria-label={t('show')}
          value={filter.state}
          onValueChange={(state) => onFilterChange({ ...filter, state })}
          options={(['all', 'free', 'taken', 'long', 'off'] as const).map((value) => ({
            value,
            label: `${t(value)} ${String(counts[value])}`,
          }))}
        />
      </div>
    </div>
  );
}

interface BerthFiltersProps {
  filter: BerthFilter;
  /** Hours after which something unpaid is long. */
  hours: number;
  roads: readonly { value: string; label: string }[];
  counts: Record<BerthFilter['state'], number>;
  onFilterChange: (filter: BerthFilter) => void;
  onHoursChange: (hours: number) => void;
}
