import { type MailFolder } from '@smart-admin/api-client/contract';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { FilePen, Inbox, Send, Star, Trash2 } from 'lucide-react';
import { mailMessages } from './mailMessages.js';

const FOLDERS: readonly { folder: MailFolder; icon: typeof Inbox }[] = [
  { folder: 'inbox', icon: Inbox },
  { folder: 'starred', icon: Star },
  { folder: 'sent', icon: Send },
  { folder: 'draft', icon: FilePen },
  { folder: 'trash', icon: Trash2 },
];

/** The folders of a person's mail with what waits in them; on phones a row. */
export function MailFolders({ folder, counts, onChange }: MailFoldersProps) {
  const t = useMessages(mailMessages);
  return (
    <nav
      aria-label={t('folders')}
      className="flex w-48 flex-none flex-col gap-0.5 border-r border-hairline p-2 phone:w-full phone:flex-row phone:overflow-x-auto phone:border-r-0 phone:border-b"
    >
      {FOLDERS.map(({ folder: each, icon: Icon }) => (
        <button
          key={each}
          type="button"
          aria-current={each === folder ? 'page' : undefined}
          onClick={() => onChange(each)}
          className={cn(
            'flex h-8 flex-none cursor-pointer items-center gap-2 rounded-md border-0 bg-transparent px-2.5 text-left hover:bg-hover phone:h-11',
            each === folder && 'bg-primary-soft font-medium text-primary-text hover:bg-primary-soft',
          )}
        >
          <Icon aria-hidden className="size-4 flex-none" />
          <span className="truncate">{t(each)}</span>
          {(counts[each] ?? 0) > 0 && <span className="ml-auto pl-1 text-12 tabular-nums">{counts[each]}</span>}
        </button>
      ))}
    </nav>
  );
}

interface MailFoldersProps {
  folder: MailFolder;
  counts: Partial<Record<MailFolder, number>>;
  onChange: (folder: MailFolder) => void;
}
