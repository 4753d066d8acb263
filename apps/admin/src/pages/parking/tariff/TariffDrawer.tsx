import { confirm } from '@smart-admin/ui/confirm';
import { Drawer } from '@smart-admin/ui/drawer';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { tariffMessages } from './tariffMessages.js';
import { VersionEditor } from './VersionEditor.js';

/** The prices of a tariff, version by version, beside the list that it was opened from. */
export function TariffDrawer({ tariff, canEdit, onClose }: TariffDrawerProps) {
  const t = useMessages(tariffMessages);
  const [isChanged, setChanged] = useState(false);
  const versions = useQuery({
    queryKey: ['parkingTariff', tariff.id],
    queryFn: ({ signal }) => api.parking.tariff.versions({ id: tariff.id }, { signal, silent: true }),
  });
  return (
    <Drawer
      open
      width={1200}
      title={t('pricesOf', { name: tariff.fullName })}
      bodyClassName="flex min-h-0 flex-col p-0"
      onOpenChange={(open) => !open && onClose()}
      onBeforeClose={() =>
        !isChanged || confirm({ description: t('unsaved'), confirmText: t('discard'), tone: 'danger' })
      }
    >
      {versions.isError ? (
        <LoadError error={versions.error} onRetry={() => void versions.refetch()} />
      ) : versions.data ? (
        <VersionEditor
          // a save brings a new list, on which editing starts anew
          key={versions.data.list[0]?.id ?? 'none'}
          tariff={tariff}
          versions={versions.data.list}
          canEdit={canEdit}
          onChanged={setChanged}
          reload={async () => void (await versions.refetch())}
        />
      ) : (
        <Skeleton lines={8} className="m-6" />
      )}
    </Drawer>
  );
}

interface TariffDrawerProps {
  tariff: { id: string; fullName: string };
  canEdit: boolean;
  onClose: () => void;
}
