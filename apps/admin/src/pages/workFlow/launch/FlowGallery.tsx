import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { Icon } from '@smart-admin/ui/icon';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useTextMatch } from '@smart-admin/ui/text-search';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../app/api.js';
import { useDictionary } from '../../../resource/useDictionary.js';
import { launchAddress } from '../../../workflow/detail/readFlowAddress.js';
import { flowsByCategory, type LaunchableFlow } from './flowsByCategory.js';
import { launchMessages } from './launchMessages.js';

/** The flows that the user may start, for themselves or for whoever entrusted them, by category; each leads to its form. */
export function FlowGallery() {
  const t = useMessages(launchMessages);
  const categories = useDictionary('flowCategory');
  const { data, error, refetch } = useQuery({
    queryKey: ['launchable'],
    queryFn: ({ signal }) => api.workflow.launchable.list({}, { signal, silent: true }),
  });
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const others = data?.others ?? [];
  // whoever ended their entrustment is no longer there to be chosen
  const giver = others.find(({ id }) => id === chosen);
  const match = useTextMatch(typed);
  const found = (giver ?? data)?.list.filter(
    ({ fullName, description }) => !match || match(`${fullName} ${description}`),
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto rounded-lg border border-hairline bg-surface p-4">
      {others.length > 0 && (
        <RadioGroup
          appearance="button"
          className="flex-none"
          aria-label={t('forWhom')}
          value={giver?.id ?? ''}
          onValueChange={setChosen}
          options={[
            { value: '', label: t('forMyself') },
            ...others.map(({ id, name }) => ({ value: id, label: t('forOther', { name }) })),
          ]}
        />
      )}
      <Input
        type="search"
        className="max-w-80 flex-none phone:h-10 phone:max-w-none"
        inputClassName="phone:text-16"
        aria-label={t('search')}
        placeholder={t('search')}
        prefix={<Search aria-hidden />}
        clearable
        value={typed}
        onValueChange={setTyped}
      />
      {error ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!found && !error ? <Skeleton lines={6} /> : null}
      {found?.length === 0 ? (
        match ? (
          <Empty kind="noMatch" title={t('noMatch')} onClearFilters={() => setTyped('')} />
        ) : (
          <Empty title={t('noFlows')} description={t('noFlowsHint')} />
        )
      ) : null}
      {flowsByCategory(found ?? [], categories, t('others')).map(({ name, flows }) => (
        <section key={name} aria-label={name}>
          <h2 className="mb-2 text-14 font-semibold">{name}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
            {flows.map((flow) => (
              <li key={flow.id} className="min-w-0">
                <FlowCard flow={flow} forUserId={giver?.id} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FlowCard({ flow: { id, fullName, icon, description }, forUserId }: FlowCardProps) {
  return (
    <Link
      to={launchAddress(id, { forUserId })}
      className="flex h-full min-h-16 items-center gap-3 rounded-lg border border-hairline px-3 py-2.5 hover:border-control hover:bg-hover"
    >
      <span className="grid size-9 flex-none place-items-center rounded-md bg-primary-soft text-primary-text">
        <Icon name={icon || 'git-branch'} size={18} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium" title={fullName}>
          {fullName}
        </span>
        {description ? <span className="line-clamp-2 text-12 text-2">{description}</span> : null}
      </span>
    </Link>
  );
}

interface FlowCardProps {
  flow: LaunchableFlow;
  /** Whose flow it will be; undefined = the user's. */
  forUserId: string | undefined;
}
