import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { useMutation } from '@tanstack/react-query';
import { MapPin, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '../../../app/api.js';
import { type Place } from '../../../map/places.js';
import { mapPageMessages } from './mapPageMessages.js';

/** Places by a part of their name, or by an address; each can be shown on the map. */
export function FoundPlaces({ mode, chosen, onFound, onChoose }: FoundPlacesProps) {
  const t = useMessages(mapPageMessages);
  const [text, setText] = useState('');
  const label = t(mode === 'search' ? 'keyword' : 'address');
  const search = useMutation({
    mutationFn: async (typed: string) =>
      mode === 'search'
        ? (await api.extend.map.places({ query: { keyword: typed } })).list
        : (await api.extend.map.geocode({ query: { address: typed } })).list,
    onSuccess: onFound,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') search.mutate(text.trim());
  };
  return (
    <>
      <form role="search" className="flex gap-2" onSubmit={submit}>
        <Input
          aria-label={label}
          placeholder={t(mode === 'search' ? 'keywordHint' : 'addressHint')}
          value={text}
          maxLength={mode === 'search' ? 80 : 200}
          clearable
          onValueChange={setText}
        />
        <Button type="submit" variant="primary" icon={<Search aria-hidden />} loading={search.isPending}>
          {t('search')}
        </Button>
      </form>
      {search.data?.length === 0 && (
        <p role="status" className="m-0 text-13 text-2">
          {t('nothing')}
        </p>
      )}
      {search.data && search.data.length > 0 && (
        <ul aria-label={t('results')} className="m-0 flex list-none flex-col gap-1 p-0">
          {search.data.map((place) => (
            <li key={`${place.id} ${place.name}`}>
              <button
                type="button"
                aria-pressed={chosen?.id === place.id}
                className={cn(
                  'flex w-full cursor-pointer items-start gap-2 rounded-md px-2 py-2 text-left hover:bg-hover focus-visible:outline-2 focus-visible:outline-primary',
                  chosen?.id === place.id && 'bg-primary-soft',
                )}
                onClick={() => onChoose(place)}
              >
                <MapPin aria-hidden className="mt-0.5 size-4 flex-none text-3" />
                <span className="min-w-0">
                  <span className="block break-words">{place.name}</span>
                  {place.address !== '' && place.address !== place.name && (
                    <span className="block text-12 break-words text-2">{place.address}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface FoundPlacesProps {
  mode: 'search' | 'geocode';
  chosen: Place | undefined;
  onFound: (places: readonly Place[]) => void;
  onChoose: (place: Place) => void;
}
