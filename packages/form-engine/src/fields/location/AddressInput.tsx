import { Combobox } from '@smart-admin/ui/combobox';
import { Input } from '@smart-admin/ui/input';
import { useDebounced } from '@smart-admin/ui/random';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { type controlProps } from '../FieldViewProps.js';
import { type MapPlace, type MapPlaceSource, useFormDataSources } from '../sources/FormDataSources.js';

/** An address that is typed; where a map service is there, it suggests places, and a choice brings coordinates. */
export function AddressInput({ onPlace, ...props }: AddressInputProps) {
  const { mapPlaces } = useFormDataSources();
  const { control, name, ...input } = props;
  if (mapPlaces && !control.disabled && !control.readOnly)
    return <SuggestingInput {...props} mapPlaces={mapPlaces} onPlace={onPlace} />;
  return <Input {...control} {...input} aria-label={name} prefix={<MapPin aria-hidden />} maxLength={500} />;
}

function SuggestingInput({ control, name, mapPlaces, value, onValueChange, onPlace, placeholder }: SuggestingProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim().slice(0, 80));
  // a service that is away suggests nothing: addresses can be typed all the same
  const { data = [] } = useQuery({
    queryKey: ['mapPlaces', keyword],
    queryFn: ({ signal }) => mapPlaces.search(keyword, signal),
    enabled: keyword !== '',
    retry: false,
    staleTime: 600_000,
  });
  return (
    <Combobox
      {...control}
      aria-label={name}
      placeholder={placeholder}
      options={data.map((place) => ({ value: place.id, label: addressOf(place) }))}
      value={value}
      onSearchChange={setTyped}
      onValueChange={(text) => {
        const place = data.find((found) => addressOf(found) === text);
        if (place) onPlace(place);
        else onValueChange(text.slice(0, 500));
      }}
    />
  );
}

/** A place in one line: where it is and what it is called. */
export function addressOf({ name, address }: MapPlace): string {
  return address.includes(name) ? address : `${address}${address === '' ? '' : ' '}${name}`;
}

interface AddressInputProps {
  control: ReturnType<typeof controlProps>;
  name: string;
  placeholder: string;
  value: string;
  onValueChange: (address: string) => void;
  onPlace: (place: MapPlace) => void;
}

interface SuggestingProps extends AddressInputProps {
  mapPlaces: MapPlaceSource;
}
