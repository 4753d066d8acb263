import { type DocumentPlace } from '@smart-admin/api-client/contract';
import { Breadcrumb } from '@smart-admin/ui/breadcrumb';
import { useMessages } from '@smart-admin/ui/locale';
import { documentMessages } from './documentMessages.js';
import { type DropTarget } from './useDocumentDrag.js';

/** Where the list stands: the place, and the folders down to the open one. Documents can be dropped on those above. */
export function DocumentPath({ place, folders, dropProps, onOpen }: DocumentPathProps) {
  const t = useMessages(documentMessages);
  const items = [
    { key: '', label: t(place), href: '#' },
    ...folders.map(({ id, name }) => ({ key: id, label: name, href: '#' })),
  ];
  const targetOf = (key: string): DropTarget => (key === '' ? 'top' : { folderId: key });
  return (
    <Breadcrumb
      aria-label={t('path')}
      items={items}
      renderLink={({ key, label }) => (
        <button
          type="button"
          onClick={() => onOpen(key)}
          {...(key !== '' || place === 'own' ? dropProps(targetOf(key)) : {})}
          className="max-w-48 min-w-0 cursor-pointer truncate rounded-xs border-0 bg-transparent p-0.5 text-inherit hover:text-primary-text data-over:bg-primary-soft data-over:text-primary-text"
        >
          {label}
        </button>
      )}
    />
  );
}

interface DocumentPathProps {
  place: DocumentPlace;
  /** From the topmost down to the open one. */
  folders: readonly { id: string; name: string }[];
  dropProps: (target: DropTarget) => object;
  /** '' for the place itself. */
  onOpen: (folderId: string) => void;
}
