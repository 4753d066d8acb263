import { IconButton } from '@smart-admin/ui/button';
import { useLatest } from '@smart-admin/ui/controllable';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { LocateFixed, MapPin } from 'lucide-react';
import { useState } from 'react';
import { isRecord } from '../../core/document/readWire.js';
import { type LocationValue, locationField } from '../../core/kinds/location/locationField.js';
import { CellPanel } from '../CellPanel.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { kindMessages } from '../kindMessages.js';
import { type MapPlace, useFormDataSources } from '../sources/FormDataSources.js';
import { AddressInput, addressOf } from './AddressInput.js';

/** A place by address and coordinates, which the device may fill in; a map service helps where there is one. */
export function LocationFieldView(props: FieldViewProps<'location'>) {
  const { field, value, onValueChange, cell } = props;
  const t = useMessages(kindMessages);
  const { mapPlaces } = useFormDataSources();
  const [isRefused, setRefused] = useState(false);
  const place = isRecord(value) ? (value as unknown as LocationValue) : NOWHERE;
  const change = (part: Partial<LocationValue>) => {
    const next = { ...place, ...part };
    onValueChange(next.address === '' && next.longitude === null && next.latitude === null ? null : next);
  };
  // what was typed while the device and the service were asked stays
  const latest = useLatest({
    take: (found: Partial<LocationValue>, before: string) =>
      change(place.address === before ? found : { ...found, address: place.address }),
  });
  const locate = () => {
    const before = place.address;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setRefused(false);
        const point = { longitude: sixDecimals(coords.longitude), latitude: sixDecimals(coords.latitude) };
        // where the service knows nothing or is away, the point alone is kept
        void Promise.resolve(mapPlaces?.describe(point))
          .catch(() => undefined)
          .then((found) => latest.take(found ? locationOf(found) : point, before));
      },
      () => setRefused(true),
    );
  };
  const control = controlProps(props);
  const isOff = control.disabled || control.readOnly;
  const name = props['aria-label'] ?? field.label;
  const parts = (
    <div data-slot="location" className="grid min-w-0 gap-2">
      <AddressInput
        control={control}
        name={`${name} ${t('address')}`}
        placeholder={field.placeholder || t('address')}
        value={place.address}
        onValueChange={(address) => change({ address })}
        onPlace={(found) => change(locationOf(found))}
      />
      <div className="flex min-w-0 items-center gap-2">
        <Degrees
          name={`${name} ${t('longitude')}`}
          limit={180}
          value={place.longitude}
          control={control}
          placeholder={t('longitude')}
          onChange={(longitude) => change({ longitude })}
        />
        <Degrees
          name={`${name} ${t('latitude')}`}
          limit={90}
          value={place.latitude}
          control={control}
          placeholder={t('latitude')}
          onChange={(latitude) => change({ latitude })}
        />
        {!isOff && 'geolocation' in navigator && (
          <IconButton label={t('locate')} onClick={locate}>
            <LocateFixed aria-hidden />
          </IconButton>
        )}
      </div>
      {isRefused && (
        <p role="status" className="m-0 text-12 text-2">
          {t('noPosition')}
        </p>
      )}
    </div>
  );
  if (!cell) return parts;
  const text = locationField.toText(place, field, { locale: 'zh' });
  return (
    <CellPanel label={text || t('edit')} icon={<MapPin aria-hidden />}>
      {parts}
    </CellPanel>
  );
}

function locationOf(place: MapPlace): LocationValue {
  return {
    address: addressOf(place).slice(0, 500),
    longitude: sixDecimals(place.longitude),
    latitude: sixDecimals(place.latitude),
  };
}

const NOWHERE: LocationValue = { address: '', longitude: null, latitude: null };

function Degrees({ name, limit, value, control, placeholder, onChange }: DegreesProps) {
  return (
    <NumberInput
      {...control}
      aria-label={name}
      placeholder={placeholder}
      className="min-w-0 flex-1"
      controls={false}
      min={-limit}
      max={limit}
      precision={6}
      value={value}
      onValueChange={onChange}
    />
  );
}

interface DegreesProps {
  name: string;
  limit: number;
  value: number | null;
  control: ReturnType<typeof controlProps>;
  placeholder: string;
  onChange: (value: number | null) => void;
}

function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
