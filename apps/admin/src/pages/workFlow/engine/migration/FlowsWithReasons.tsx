import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode } from 'react';
import { FlowLink } from './FlowLink.js';
import { migrationMessages } from './migrationMessages.js';

/** Flows of a migration, each with what is to be said of it. */
export function FlowsWithReasons({ label, flows }: FlowsWithReasonsProps) {
  const t = useMessages(migrationMessages);
  return (
    <ul
      aria-label={label}
      className="m-0 list-none divide-y divide-hairline overflow-hidden rounded-md border border-hairline p-0"
    >
      {flows.map(({ id, number, title, launcherName, reasons, state }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-3 py-2">
          <FlowLink id={id} number={number} title={title} />
          <span>{state}</span>
          {launcherName !== undefined && launcherName !== '' && (
            <span className="col-span-2 truncate text-12 text-2">{t('byPerson', { name: launcherName })}</span>
          )}
          {reasons.map((reason) => (
            <span key={reason} className="col-span-2 break-words text-danger-text">
              {reason}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface FlowsWithReasonsProps {
  /** What is said of them all. */
  label: string;
  flows: readonly {
    id: string;
    number: string;
    title: string;
    launcherName?: string;
    reasons: readonly string[];
    /** What became of it, at the right. */
    state?: ReactNode;
  }[];
}
