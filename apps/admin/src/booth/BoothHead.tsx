import { Button } from '@smart-admin/ui/button';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { House, Search } from 'lucide-react';
import { type RefObject } from 'react';
import { Link } from 'react-router';
import { boothMessages } from './boothMessages.js';

/** Way home, what this is, whether it is live, how many wait, and the search among lanes. */
export function BoothHead({ isAway, waiting, search, searchField, onSearch }: BoothHeadProps) {
  const t = useMessages(boothMessages);
  return (
    <header className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-surface px-4 py-2.5">
      <Button asChild variant="text">
        <Link to="/home">
          <House aria-hidden className="size-4" />
          {t('home')}
        </Link>
      </Button>
      <h1 className="m-0 text-16 font-semibold">{t('title')}</h1>
      <p role="status" className="m-0 flex items-center gap-2 text-13 text-2">
        <i aria-hidden className={`size-2 rounded-full ${isAway ? 'bg-warning' : 'bg-success'}`} />
        {isAway ? t('away') : t('live')}
        <span className={waiting > 0 ? 'font-semibold text-warning-text' : ''}>
          {t('waitingCount', { count: waiting })}
        </span>
      </p>
      {search !== undefined && (
        <Input
          ref={searchField}
          value={search}
          onValueChange={onSearch}
          label={t('search')}
          aria-label={t('search')}
          placeholder={t('searchHint')}
          prefix={<Search aria-hidden className="size-4" />}
          clearable
          className="ml-auto w-70 phone:ml-0 phone:w-full"
        />
      )}
      <p className="m-0 text-12 text-3 phone:hidden">{t('keys')}</p>
    </header>
  );
}

interface BoothHeadProps {
  isAway: boolean;
  /** Lanes at which somebody waits. */
  waiting: number;
  /** What the lanes are searched for; undefined while there are none. */
  search?: string;
  searchField?: RefObject<HTMLInputElement | null>;
  onSearch?: (text: string) => void;
}
