import { Combobox } from '@smart-admin/ui/combobox';
import { useDebounced } from '@smart-admin/ui/random';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../app/api.js';
import { type Place, labelOf } from './places.js';

/** A place by its name: what is typed is looked up, and a choice answers the place; other text answers none. */
export function PlaceInput({ label, placeholder, place, onPlaceChange }: PlaceInputProps) {
  const [text, setText] = useState(place ? labelOf(place) : '');
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim().slice(0, 80));
  const [shown, setShown] = useState(place);
  if (shown !== place) {
    setShown(place);
    if (place) setText(labelOf(place));
    // somebody else took it away; who types another text has written that already
    else if (shown && text === labelOf(shown)) setText('');
  }
  const { data = [] } = useQuery({
    queryKey: ['map', 'places', keyword],
    queryFn: async ({ signal }) => (await api.extend.map.places({ query: { keyword } }, { signal, silent: true })).list,
    enabled: keyword !== '',
    staleTime: 600_000,
  });
  return (
    <Combobox
      aria-label={label}
      placeholder={placeholder}
      clearable
      options={data.map((found) => ({ value: found.id, label: labelOf(found) }))}
      value={text}
      onSearchChange={setTyped}
      onValueChange={(next) => {
        setText(next);
        onPlaceChange(data.find((found) => labelOf(found) === next));
      }}
    />
  );
}

interface PlaceInputProps {
  label: string;
  placeholder: string;
  place: Place | undefined;
  onPlaceChange: (place: Place | undefined) => void;
}
