import { Avatar } from '@smart-admin/ui/avatar';
import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { presenceMessages } from './presenceMessages.js';
import { type PresentPerson } from './PresenceSource.js';

/** Says above a record who else has it open, and what they do with it. Nothing while nobody has. */
export function PresentPeople({ others, isEdited, onReload }: PresentPeopleProps) {
  const t = useMessages(presenceMessages);
  const named = (people: readonly PresentPerson[]) =>
    people
      .slice(0, NAMED)
      .map(({ isSelf, name }) => (isSelf ? t('self') : name))
      .join(t('comma')) + (people.length > NAMED ? t('more', { count: people.length }) : '');
  const saved = others.filter(({ hasSaved }) => hasSaved);
  const editing = others.filter(({ hasSaved, isEditing }) => !hasSaved && isEditing);
  const reading = others.filter(({ hasSaved, isEditing }) => !hasSaved && !isEditing);
  const lines = [
    ...(saved.length > 0 ? [t(isEdited ? 'saved' : 'savedRead', { names: named(saved) })] : []),
    ...(editing.length > 0 ? [t('edits', { names: named(editing) })] : []),
    ...(reading.length > 0 ? [t('reads', { names: named(reading) })] : []),
  ];
  return (
    <div role="status" aria-label={t('others')}>
      {lines.length > 0 && (
        <div
          className={cn(
            'mb-4 flex items-center gap-3 rounded-md px-3 py-2 text-12',
            saved.length > 0 ? 'bg-warning-soft text-warning-text' : 'bg-sunken text-2',
          )}
        >
          <span aria-hidden className="flex flex-none -space-x-1.5">
            {others.slice(0, SHOWN).map(({ id, name, image }) => (
              <Avatar key={id} name={name} src={image ?? null} size={24} className="ring-2 ring-surface" />
            ))}
          </span>
          <span className="min-w-0 flex-1">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
          {saved.length > 0 && !isEdited && (
            <Button size="mini" onClick={onReload}>
              {t('reload')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** People whose names stand there, and whose pictures do. */
const NAMED = 3;
const SHOWN = 5;

export interface PresentPeopleProps {
  others: readonly PresentPerson[];
  /** The record is edited here, too, not only shown. */
  isEdited: boolean;
  /** Shows what others have saved; asked for where the record is only shown. */
  onReload: () => void;
}
