import { useMessages } from '@smart-admin/ui/locale';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../app/api.js';
import { mapMessages } from './mapMessages.js';
import { type MapView, project, type Size } from './mapProjection.js';

/** Milliseconds that a view has to stay before its ground is asked for. */
const PAUSE = 200;
/** Pictures have no more px. */
const MOST = 1024;

/** The ground as the service draws it. While the map moves, the last picture moves with it. */
export function MapPicture({ view, size }: { view: MapView; size: Size }) {
  const t = useMessages(mapMessages);
  const settled = useSettled({ view, size });
  const { data, isError } = useQuery({
    queryKey: ['map', 'picture', settled],
    queryFn: async ({ signal }) => {
      const { longitude, latitude, zoom } = settled.view;
      const width = Math.min(MOST, Math.max(50, Math.round(settled.size.width)));
      const height = Math.min(MOST, Math.max(50, Math.round(settled.size.height)));
      const query = { longitude, latitude, zoom: Math.round(zoom), width, height };
      const { blob } = await api.extend.map.picture({ query }, { signal, silent: true });
      return { blob, view: settled.view, width, height };
    },
    placeholderData: keepPreviousData,
    staleTime: 600_000,
    gcTime: 60_000,
  });
  const address = useObjectUrl(data?.blob);
  const at = data && project(data.view, view, size);
  const scale = data ? 2 ** (view.zoom - data.view.zoom) : 1;
  return (
    <>
      {at && address && (
        <img
          src={address}
          alt=""
          draggable={false}
          className="absolute max-w-none origin-center select-none"
          style={{
            ...{ width: data.width, height: data.height, left: at.x - data.width / 2, top: at.y - data.height / 2 },
            transform: scale === 1 ? undefined : `scale(${scale})`,
          }}
        />
      )}
      {isError && (
        <p role="status" className="absolute top-3 left-3 m-0 rounded-md bg-surface px-3 py-1.5 text-13 text-danger-text">
          {t('pictureFailed')}
        </p>
      )}
    </>
  );
}

/** A value once it stays. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Value), PAUSE);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
