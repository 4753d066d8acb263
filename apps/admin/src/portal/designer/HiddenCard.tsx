import { useMessages } from '@smart-admin/ui/locale';
import { EyeOff } from 'lucide-react';
import { portalDesignMessages } from './portalDesignMessages.js';

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
