import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Chart } from '@smart-admin/ui/chart';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../app/api.js';
import { readRegions } from '../../../map/readRegions.js';
import { type MapTranslate } from './mapMessages.js';

/** Draws a map that is stored, or one that is being written. */
export function MapDialog({ id, geoJson, name, t, onClose }: MapDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['dataMap', 'shown', id],
    queryFn: ({ signal }) => api.system.dataMap.read({ id: id ?? '' }, { signal, silent: true }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  const text = geoJson ?? data?.geoJson;
  const regions = useMemo(() => (text === undefined ? undefined : readRegions(text)), [text]);
  const figures = useMemo(() => {
    const labels = regions?.features.map((region) => region.properties.name) ?? [];
    return { labels, series: [{ name: t('value'), values: labels.map(() => null) }] };
  }, [regions, t]);
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      canFullscreen
      title={t('previewOf', { name: name || t('label') })}
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : text === undefined ? (
        <Skeleton lines={6} />
      ) : regions ? (
        <Chart
          kind="map"
          label={t('regionsOf', { count: regions.features.length })}
          regions={regions}
          {...figures}
          height={440}
        />
      ) : (
        <Alert tone="danger">{t('notDrawn')}</Alert>
      )}
    </Dialog>
  );
}

interface MapDialogProps {
  /** Of a stored map. */
  id?: string;
  /** Of one that is being written. */
  geoJson?: string;
  name: string;
  t: MapTranslate;
  onClose: () => void;
}
