import { Combobox } from '@smart-admin/ui/combobox';
import { debounce } from '@smart-admin/ui/random';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../app/api.js';
import { type Place, labelOf } from './places.js';

/** Milliseconds without a key after which places are asked for. */
const PAUSE = 300;

/** A place by its name: what is typed is looked up, and a choice answers the place; other text answers none. */
export function PlaceInput({ label, placeholder, place, onPlaceChange }: PlaceInputProps) {
  const [text, setText] = useState(place ? labelOf(place) : '');
  const [keyword, setKeyword] = useState('');
  const [shown, setShown] = useState(place);
  if (shown !== place) {
    setShown(place);
    if (place) setText(labelOf(place));
  }
  const ask = useMemo(() => debounce(setKeyword, PAUSE), []);
  useEffect(() => ask.cancel, [ask]);
  const { data = [] } = useQuery({
    queryKey: ['map', 'places', keyword],
    queryFn: async ({ signal }) =>
      (await api.extend.map.places({ query: { keyword } }, { signal, silent: true })).list,
    enabled: keyword.trim() !== '',
    staleTime: 600_000,
  });
  return (
    <Combobox
      aria-label={label}
      placeholder={placeholder}
      clearable
      options={data.map((found) => ({ value: found.id, label: labelOf(found) }))}
      value={text}
      onSearchChange={ask}
      onValueChange={(next) => {
        setText(next);
        const chosen = data.find((found) => labelOf(found) === next);
        if (chosen) ask.cancel();
        onPlaceChange(chosen);
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
