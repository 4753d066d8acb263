import { CopyButton } from '@smart-admin/ui/copy-button';
import { ICON_NAMES, ICONS } from '@smart-admin/ui/icons';
import { Input } from '@smart-admin/ui/input';
import { useState } from 'react';
import { FoundationPage, worthOf } from './FoundationPage.js';
import { tokensOf } from './tokens.js';

/** All icons that menu entries and designers may name, to be found and copied. */
export function Icons() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = ICON_NAMES.filter((name) => name.toLowerCase().includes(wanted));
  return (
    <FoundationPage>
      <p className="m-0 mb-3 text-2">
        Sizes:{' '}
        {tokensOf('--icon-')
          .map(({ name }) => `${name.slice('--icon-'.length)} ${worthOf(name)}`)
          .join(', ')}
      </p>
      <Input clearable aria-label="Find an icon" placeholder="Find an icon" value={query} onValueChange={setQuery} />
      <p role="status" className="my-2 text-12 text-2">
        {found.length} / {ICON_NAMES.length}
      </p>
      <ul className="m-0 grid max-h-120 list-none grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-1 overflow-auto p-0">
        {found.map((name) => {
          const Icon = ICONS[name];
          return (
            <li key={name} className="flex min-w-0 items-center gap-2 rounded-md px-2 py-1 hover:bg-hover">
              <Icon aria-hidden className="size-5 flex-none text-1" />
              <code className="min-w-0 flex-1 truncate text-12 text-2">{name}</code>
              <CopyButton text={name} label={`Copy ${name}`} tooltip={false} className="size-6" />
            </li>
          );
        })}
      </ul>
    </FoundationPage>
  );
}
