import { IconButton } from '@smart-admin/ui/button';
import { DatePicker } from '@smart-admin/ui/date-picker';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Tag } from '@smart-admin/ui/tag';
import { Building2, Trash2, User, Users } from 'lucide-react';
import { shareMessages } from './shareMessages.js';
import { type DocumentShare } from './documentTypes.js';

const ICONS = { user: User, organize: Building2, role: Users } as const;

/** One of those with whom a document is shared. */
export function ShareLine({ share, onChange, onRemove }: ShareLineProps) {
  const t = useMessages(shareMessages);
  const { kind, targetName: name, canEdit, until, isOver } = share;
  const Icon = ICONS[kind];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_7rem_10rem_auto] items-center gap-2 border-hairline px-3 py-2 not-first:border-t phone:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <span className="flex min-w-0 items-center gap-2 phone:col-span-3">
        <Icon aria-hidden className="size-4 flex-none text-2" />
        <span className="truncate" title={name}>
          {name}
        </span>
        <span className="flex-none text-12 text-3">{t(kind)}</span>
        {isOver && <Tag tone="warning">{t('isOver')}</Tag>}
      </span>
      <Select
        aria-label={t('rightOf', { name })}
        options={[
          { value: 'read', label: t('read') },
          { value: 'edit', label: t('edit') },
        ]}
        value={canEdit ? 'edit' : 'read'}
        onValueChange={(value) => onChange({ ...share, canEdit: value === 'edit' })}
      />
      <DatePicker
        aria-label={t('untilOf', { name })}
        placeholder={t('noEnd')}
        value={until}
        onValueChange={(next) => onChange({ ...share, until: next, isOver: false })}
      />
      <IconButton label={t('takeBack', { name })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}

interface ShareLineProps {
  share: DocumentShare;
  onChange: (share: DocumentShare) => void;
  onRemove: () => void;
}
