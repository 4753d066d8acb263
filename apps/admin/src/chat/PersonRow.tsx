import { Avatar } from '@smart-admin/ui/avatar';
import { type ReactNode } from 'react';
import { type Person } from './chatTypes.js';

/** A person of a list, with a line below the name and what stands at its end. */
export function PersonRow({ person, isActive, below, extra, count, onOpen }: PersonRowProps) {
  return (
    <button
      type="button"
      aria-current={isActive || undefined}
      onClick={onOpen}
      className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2 aria-[current=true]:bg-surface aria-[current=true]:shadow-[0_0_0_1px_var(--border-hairline)]"
    >
      <Avatar name={person.realName} src={person.headIcon} size={36} tone={isActive ? 'primary' : 'neutral'} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-medium">{person.label}</span>
          {extra}
        </span>
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate text-12 text-2">{below}</span>
          {count}
        </span>
      </span>
    </button>
  );
}

interface PersonRowProps {
  person: Person;
  isActive: boolean;
  below: ReactNode;
  /** Behind the name. */
  extra?: ReactNode;
  /** Behind the line below. */
  count?: ReactNode;
  onOpen: () => void;
}
