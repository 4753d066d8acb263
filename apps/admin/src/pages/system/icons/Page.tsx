import { Empty } from '@smart-admin/ui/empty';
import { Icon } from '@smart-admin/ui/icon';
import { findIcons } from '@smart-admin/ui/icons';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { iconMessages } from './iconMessages.js';

/** The icons that menu entries name; a click copies the name. */
export function Page() {
  const t = useMessages(iconMessages);
  const [query, setQuery] = useState('');
  const names = findIcons(query);
  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(name);
      toast.success(t('copied', { name }));
    } catch {
      // the browser forbids it, e.g. without https
      toast.error(t('failed'));
    }
  };
  return (
    <section
      aria-label={t('label')}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-4 py-3">
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          prefix={<Search aria-hidden />}
          value={query}
          onValueChange={setQuery}
          className="w-72 phone:w-full"
        />
        <p role="status" className="m-0 text-2 tabular-nums">
          {t('total', { count: names.length })}
        </p>
      </div>
      {names.length === 0 ? (
        <Empty kind="noMatch" className="my-auto" onClearFilters={() => setQuery('')} />
      ) : (
        <ul
          aria-label={t('label')}
          className="m-0 grid min-h-0 list-none grid-cols-[repeat(auto-fill,minmax(116px,1fr))] content-start gap-1 overflow-y-auto p-3 phone:grid-cols-3"
        >
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => void copy(name)}
                className="flex h-21 w-full flex-col items-center justify-center gap-2 rounded-md px-1 text-12 text-2 hover:bg-hover hover:text-1 focus-visible:-outline-offset-2 active:bg-pressed"
              >
                <Icon name={name} size={20} className="flex-none text-1" />
                <span className="line-clamp-2 max-w-full text-center leading-4 [overflow-wrap:anywhere]">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
