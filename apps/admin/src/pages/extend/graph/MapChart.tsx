import { Chart } from '@smart-admin/ui/chart';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../../app/api.js';
import { mapShapeQuery } from '../../../map/mapShape.js';
import { shareOut } from './figures.js';
import { graphMessages } from './graphMessages.js';

/** The orders on one of the maps that are kept in the system. */
export function MapChart({ total, height }: { total: number; height: number }) {
  const t = useMessages(graphMessages);
  const [chosen, setChosen] = useState<string>();
  const listed = useQuery({
    queryKey: ['dataMap', 'selector'],
    queryFn: async ({ signal }) => (await api.system.dataMap.selector({ id: '0' }, { signal, silent: true })).list,
  });
  const maps = listed.data;
  const code = chosen ?? maps?.[0]?.enCode;
  const shape = useQuery({ ...mapShapeQuery(code ?? ''), enabled: code !== undefined });
  const regions = shape.data;
  const drawn = useMemo(() => {
    if (!regions) return undefined;
    const labels = regions.features.map(({ properties }) => properties.name);
    return { regions, labels, series: [{ name: t('orders'), values: shareOut(total, labels.length) }] };
  }, [regions, total, t]);
  if (maps?.length === 0) return <Empty title={t('noMap')} />;
  const heading = (
    <span className="flex items-center gap-2">
      <span className="min-w-0 flex-1 truncate">{t('map')}</span>
      {maps && maps.length > 1 && (
        <Select
          aria-label={t('chooseMap')}
          size="mini"
          className="w-32"
          options={maps.map(({ enCode = '', fullName }) => ({ value: enCode, label: fullName }))}
          value={code ?? null}
          onValueChange={(value) => value && setChosen(value)}
        />
      )}
    </span>
  );
  const failed = [listed, shape].find(({ error, data }) => error !== null && data === undefined);
  if (failed?.error)
    return (
      <>
        {heading}
        <LoadError error={failed.error} onRetry={() => void failed.refetch()} />
      </>
    );
  return (
    <Chart
      kind="map"
      label={t('map')}
      labels={drawn?.labels}
      series={drawn?.series}
      {...(drawn ? { regions: drawn.regions } : {})}
      height={height}
      heading={heading}
    />
  );
}
