import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { readRegions } from '../../../map/readRegions.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { type MapTranslate } from './mapMessages.js';

/** Names and codes of the regions of a map. */
export function RegionsDialog({ id, name, refresh, t, onClose }: RegionsDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['dataMap', 'named', id],
    queryFn: ({ signal }) => api.system.dataMap.read({ id }, { signal, silent: true }),
    ...{ gcTime: 0, staleTime: 0, refetchOnWindowFocus: false },
  });
  const regions = data && readRegions(data.geoJson);
  const title = t('regionsIn', { name });
  if (!regions)
    return (
      <Dialog
        open
        width={600}
        title={title}
        onOpenChange={(open) => !open && onClose()}
        footer={<Button onClick={onClose}>{t('close')}</Button>}
      >
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Alert tone="danger">{t('notDrawn')}</Alert>
        ) : (
          <Skeleton lines={6} />
        )}
      </Dialog>
    );
  const count = regions.features.length;
  const document = createFormDocument(
    [
      createField('subtable', {
        ...{ id: 'regions', label: t('regions'), minRows: count, maxRows: count },
        columns: [
          createField('text', { id: 'name', label: t('regionName'), required: true, maxLength: 100 }),
          createField('text', { id: 'code', label: t('regionCode'), required: true, maxLength: 100 }),
        ] as never,
      }),
    ],
    { labelPosition: 'top' },
  );
  return (
    <EditDialog
      title={title}
      width={600}
      document={document}
      values={{
        regions: regions.features.map(({ properties }, index) => ({
          id: String(index),
          name: properties.name,
          code: properties.code ?? '',
        })),
      }}
      onClose={onClose}
      save={async (values) => {
        // by what they were, wherever their rows stand now
        const rows = new Map((values.regions as NamedRow[]).map((row) => [row.id, row]));
        const features = regions.features.map((region, index) => ({
          ...region,
          properties: {
            name: rows.get(String(index))?.name ?? region.properties.name,
            code: rows.get(String(index))?.code ?? region.properties.code ?? '',
          },
        }));
        const geoJson = JSON.stringify({ ...regions, features });
        await api.system.dataMap.update({ id, body: { revision: data.revision, geoJson } }, { silent: true });
        await refresh();
      }}
    />
  );
}

interface NamedRow {
  id: string;
  name: string;
  code: string;
}

interface RegionsDialogProps {
  id: string;
  name: string;
  /** Loads the list anew. */
  refresh: () => Promise<void>;
  t: MapTranslate;
  onClose: () => void;
}
