import { CircleAlert } from 'lucide-react';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { useId, type ReactNode } from 'react';
import { type Conflict } from '../../core/change/mergeChanges.js';
import { FieldText } from '../../renderer/FieldText.js';
import { conflictMessages } from './conflictMessages.js';
import { type ConflictPlace } from './conflictPlaces.js';
import { ConflictValue } from './ConflictValue.js';
import { bothTexts, type Choice } from './resolveConflicts.js';

/** One place that both changed, as a group of cards of which one is chosen. */
export function ConflictChoices({ conflict, place, theirName, choice, isMissing, onChoose }: ConflictChoicesProps) {
  const t = useMessages(conflictMessages);
  const id = useId();
  const { field, column, row } = place;
  const [first] = place.columns;
  const both = bothTexts(conflict);
  const names: Record<Choice, string> = {
    original: t('original'),
    theirs: theirName,
    mine: t('mine'),
    both: t('both'),
  };
  const card = (value: Choice, children: ReactNode, className?: string) => (
    <label
      className={cn(
        'flex min-h-9 min-w-0 cursor-pointer gap-2 rounded-md border border-default bg-raised px-2.5 py-[7px] leading-5 hover:border-strong',
        'has-checked:border-primary-edge has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-(--focus-ring)',
        value === 'original' && 'bg-sunken',
        className,
      )}
    >
      <input
        type="radio"
        name={id}
        checked={choice === value}
        onChange={() => onChoose(value)}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        className="mt-0.5 size-4 flex-none appearance-none rounded-full border border-control bg-surface outline-none checked:border-5 checked:border-primary-edge"
      />
      <span className="min-w-0 break-words">
        <span className={cn('text-2', value !== 'both' && 'sr-only phone:not-sr-only')}>{names[value]} </span>
        {children}
      </span>
    </label>
  );
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      data-conflict={conflict.path}
      className="col-span-full grid grid-cols-subgrid gap-y-2"
    >
      <div
        id={`${id}-label`}
        className={cn('leading-5 phone:py-2', !column && 'py-2', isMissing && 'text-danger-text')}
      >
        {field.label}
        {column && (
          <span className="block text-aux text-2">
            {row && first && (
              <>
                <FieldText field={first} value={row[first.id]} inline />
                {t('listSeparator')}
              </>
            )}
            {column.label}
          </span>
        )}
        {isMissing && (
          <span id={`${id}-missing`} className="flex items-center gap-1 text-aux">
            <CircleAlert aria-hidden className="size-3.5 flex-none" />
            {t('choose')}
          </span>
        )}
      </div>
      {card('original', <ConflictValue place={place} value={conflict.original} />)}
      {card('theirs', <ConflictValue place={place} value={conflict.theirs} original={conflict.original} />)}
      {card('mine', <ConflictValue place={place} value={conflict.mine} original={conflict.original} />)}
      {both !== undefined &&
        card(
          'both',
          <ConflictValue place={place} value={both} original={conflict.original} />,
          'col-span-3 col-start-2 phone:col-span-1 phone:col-start-1',
        )}
    </div>
  );
}

interface ConflictChoicesProps {
  conflict: Conflict;
  place: ConflictPlace;
  /** Who saved the other value. */
  theirName: string;
  choice: Choice | undefined;
  /** Whether the person tried to save without having chosen here. */
  isMissing: boolean;
  onChoose: (choice: Choice) => void;
}
