import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Eye, EyeOff, X } from 'lucide-react';
import { useHasPage } from '../../app/useHasPage.js';
import { portalDesignMessages } from './portalDesignMessages.js';
import { useRoles } from './useHolders.js';
import { type PreviewedAs } from './usePreviewAnswers.js';

/** As which role the portal is looked at; offered to those who may see what roles have been given. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const t = useMessages(portalDesignMessages);
  const mayChoose = useHasPage('/permission/authorize');
  const roles = useRoles();
  if (!mayChoose) return null;
  return (
    <Select
      className="w-44"
      label={t('role')}
      aria-label={t('role')}
      placeholder={t('self')}
      searchable
      clearable
      value={value?.id ?? null}
      onValueChange={(id) => {
        const role = roles.find((each) => each.value === id);
        onChange(role && { type: 'Role', id: role.value, name: role.label });
      }}
      options={roles}
    />
  );
}

interface RoleChoiceProps {
  value: PreviewedAs | undefined;
  onChange: (as: PreviewedAs | undefined) => void;
}

/** Says as whom the portal is looked at. */
export function PreviewStrip({ as, hidden, onClose }: { as: PreviewedAs; hidden: number; onClose: () => void }) {
  const t = useMessages(portalDesignMessages);
  return (
    <p
      role="status"
      className="m-0 flex min-h-10 items-center gap-2 rounded-t-lg border-b border-(--primary-border) bg-primary-soft px-3 py-1"
    >
      <Eye aria-hidden className="size-4 flex-none text-primary-text" />
      <span className="min-w-0">
        {t('previewAs', { name: as.name, count: hidden })}
        <span className="ml-2 text-12 text-2">{t('previewAsHelp')}</span>
      </span>
      <IconButton pane label={t('endPreview')} className="ml-auto" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </p>
  );
}

/** The place of a card that somebody does not see. */
export function HiddenCard({ name, as }: { name: string; as: string }) {
  const t = useMessages(portalDesignMessages);
  return (
    <div className="flex size-full flex-col items-center justify-center gap-1 overflow-hidden rounded-lg border border-dashed border-control p-2 text-center">
      <EyeOff aria-hidden className="size-4 flex-none text-2" />
      <span className="max-w-full truncate">{name}</span>
      <span className="max-w-full truncate text-12 text-2">{t('hiddenFor', { name: as })}</span>
    </div>
  );
}
