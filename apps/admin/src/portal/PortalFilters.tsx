import { type PortalFilter } from '@smart-admin/api-client/contract';
import { DatePicker } from '@smart-admin/ui/date-picker';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { portalMessages } from './portalMessages.js';

/** The filters above the cards of a portal; nothing where there are none. */
export function PortalFilters({ filters, values, onChange }: PortalFiltersProps) {
  const t = useMessages(portalMessages);
  if (filters.length === 0) return null;
  return (
    <div className="flex flex-none flex-wrap gap-2">
      {filters.map(({ id, label, kind, options }) => {
        const value = values[id] ?? '';
        const set = (next: string) => onChange({ ...values, [id]: next });
        if (kind === 'choice')
          return (
            <Select
              key={id}
              className="w-52"
              label={label}
              aria-label={label}
              placeholder={t('filterAll')}
              clearable
              value={value || null}
              onValueChange={(next) => set(next ?? '')}
              options={options}
            />
          );
        if (kind === 'day')
          return (
            <DatePicker
              key={id}
              className="w-52"
              aria-label={label}
              placeholder={label}
              value={value || null}
              onValueChange={(next) => set(next ?? '')}
            />
          );
        return (
          <Input
            key={id}
            className="w-52"
            aria-label={label}
            placeholder={label}
            value={value}
            onValueChange={set}
            clearable
          />
        );
      })}
    </div>
  );
}

interface PortalFiltersProps {
  filters: readonly PortalFilter[];
  values: Readonly<Record<string, string>>;
  onChange: (values: Record<string, string>) => void;
}
