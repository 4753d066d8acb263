import { type DocumentPlace } from '@smart-admin/api-client/contract';
import { cn } from '@smart-admin/ui/cn';
import { formatFileSize } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Progress } from '@smart-admin/ui/progress';
import { HardDrive, Star, Trash2, Users } from 'lucide-react';
import { documentMessages } from './documentMessages.js';
import { type DropTarget } from './useDocumentDrag.js';

const PLACES: readonly { place: DocumentPlace; icon: typeof Star }[] = [
  { place: 'own', icon: HardDrive },
  { place: 'shared', icon: Users },
  { place: 'starred', icon: Star },
  { place: 'bin', icon: Trash2 },
];

/** Share of the store in percent from which it is called scarce. */
const SCARCE = 90;

/** Where documents are, and how much of the store is in use; on phones a row. */
export function DocumentPlaces({ place, usage, dropProps, onChange }: DocumentPlacesProps) {
  const t = useMessages(documentMessages);
  const percent = usage ? Math.round((usage.used / usage.limit) * 100) : 0;
  return (
    <div className="flex w-50 flex-none flex-col border-r border-hairline phone:w-full phone:border-r-0 phone:border-b">
      <nav
        aria-label={t('places')}
        className="flex flex-1 flex-col gap-0.5 p-2 phone:flex-row phone:overflow-x-auto phone:p-1"
      >
        {PLACES.map(({ place: each, icon: Icon }) => (
          <button
            key={each}
            type="button"
            aria-current={each === place ? 'page' : undefined}
            onClick={() => onChange(each)}
            {...(each === 'own' ? dropProps('top') : each === 'bin' ? dropProps('bin') : {})}
            className={cn(
              'flex h-8 flex-none cursor-pointer items-center gap-2 rounded-md border-0 bg-transparent px-2.5 text-left hover:bg-hover data-over:bg-primary-soft data-over:outline-2 data-over:outline-primary-edge phone:h-11',
              each === place && 'bg-primary-soft font-medium text-primary-text hover:bg-primary-soft',
            )}
          >
            <Icon aria-hidden className="size-4 flex-none" />
            <span className="truncate">{t(each)}</span>
          </button>
        ))}
      </nav>
      {usage && (
        <div className="grid gap-1 border-t border-hairline px-4 py-3 text-12 text-2 phone:border-t-0 phone:py-1">
          <Progress
            aria-label={t('quota', sizesOf(usage))}
            value={percent}
            showText={false}
            tone={percent >= SCARCE ? 'danger' : 'primary'}
            className="phone:hidden"
          />
          <span className="tabular-nums">{t('quota', sizesOf(usage))}</span>
        </div>
      )}
    </div>
  );
}

function sizesOf({ used, limit }: Usage) {
  return { used: formatFileSize(used), limit: formatFileSize(limit) };
}

/** In bytes. */
interface Usage {
  used: number;
  limit: number;
}

interface DocumentPlacesProps {
  place: DocumentPlace;
  usage: Usage | undefined;
  dropProps: (target: DropTarget) => object;
  onChange: (place: DocumentPlace) => void;
}
