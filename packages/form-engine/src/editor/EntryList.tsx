import { Button, IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useFormState } from '@smart-admin/ui/form-state';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';

/** The entries of a setting that is a list, each with a button that removes it, and one below that adds another. */
export function EntryList<Entry>({
  entries,
  onChange,
  create,
  canAdd = true,
  addText,
  removeText,
  className,
  entryClassName,
  children,
}: EntryListProps<Entry>) {
  const { readOnly } = useFormState();
  return (
    <div className={cn('grid gap-1', className)}>
      {entries.map((entry, index) => (
        <div key={index} className={entryClassName}>
          {children(entry, {
            index,
            replace: (next) => onChange(entries.map((other, at) => (at === index ? next : other))),
            removeButton: readOnly ? null : (
              <IconButton pane label={removeText} onClick={() => onChange(entries.filter((_, at) => at !== index))}>
                <Trash2 aria-hidden />
              </IconButton>
            ),
          })}
        </div>
      ))}
      {!readOnly && (
        <Button
          variant="text"
          icon={<Plus aria-hidden />}
          className="justify-self-start"
          disabled={!canAdd}
          onClick={() => onChange([...entries, create()])}
        >
          {addText}
        </Button>
      )}
    </div>
  );
}

export interface EntryListProps<Entry> {
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  /** A new entry. */
  create: () => Entry;
  /** Whether there is something to add. Default true. */
  canAdd?: boolean;
  addText: string;
  removeText: string;
  className?: string;
  entryClassName: string;
  /** Draws one entry. */
  children: (entry: Entry, place: EntryPlace<Entry>) => ReactNode;
}

interface EntryPlace<Entry> {
  /** From 0. */
  index: number;
  replace: (entry: Entry) => void;
  /** Null where the setting cannot be changed. */
  removeButton: ReactNode;
}
