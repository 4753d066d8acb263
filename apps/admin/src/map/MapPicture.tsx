import { useDebounced } from '@smart-admin/ui/random';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef } from 'react';
import { api } from '../app/api.js';
import { GroundFailed } from './GroundFailed.js';
import { type MapView, project, type Size } from './mapProjection.js';

/** Pictures have no more px. */
const MOST = 1024;

/** The ground as the service draws it. While the map moves, the last picture moves with it. */
export function MapPicture({ view, size }: { view: MapView; size: Size }) {
  // the ground is asked for once the view stays
  const wanted = useDebounced(JSON.stringify({ view, size }));
  const { data, isError } = useQuery({
    queryKey: ['map', 'picture', wanted],
    queryFn: async ({ signal }) => {
      const settled = JSON.parse(wanted) as { view: MapView; size: Size };
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
  const at = data && project(data.view, view, size);
  const scale = data ? 2 ** (view.zoom - data.view.zoom) : 1;
  return (
    <>
      {at && (
        <BlobImage
          blob={data.blob}
          draggable={false}
          className="absolute max-w-none origin-center select-none"
          style={{
            ...{ width: data.width, height: data.height, left: at.x - data.width / 2, top: at.y - data.height / 2 },
            transform: scale === 1 ? undefined : `scale(${scale})`,
          }}
        />
      )}
      {isError && <GroundFailed />}
    </>
  );
}

/** A picture that lives as long as it is shown. */
function BlobImage({ blob, ...rest }: { blob: Blob } & ComponentProps<'img'>) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return <img ref={image} alt="" {...rest} />;
}
