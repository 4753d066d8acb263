import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Option } from '../../core/document/Option.js';
import { type OptionKeys } from '../../core/kinds/choice/choiceSettings.js';
import { NO_PARAMS, type OptionParams } from '../../core/compile/evaluateParams.js';
import { type ChoiceLike } from '../../core/kinds/choice/choiceValue.js';
import { fieldOptionsKey } from './fieldOptionsKey.js';
import { useFormDataSources } from './FormDataSources.js';
import { rememberOptions } from './loadedOptions.js';
import { readRemoteOptions } from './readRemoteOptions.js';

const STALE_MS = 60_000;

/** The options of a choice field: its own, those of its dictionary, or those of its address. */
export function useFieldOptions(
  field: ChoiceLike & { optionKeys: OptionKeys },
  params: OptionParams = NO_PARAMS,
): FieldOptions {
  const sources = useFormDataSources();
  const id = field.dataType === 'dictionary' ? field.dictionaryType : field.propsUrl;
  const key = fieldOptionsKey(field.dataType, id, field.optionKeys, params);
  const query = useQuery({
    queryKey: key,
    enabled: field.dataType !== 'static' && id !== '',
    staleTime: STALE_MS,
    queryFn: async ({ signal }) =>
      field.dataType === 'dictionary'
        ? ((await sources.options?.(id, signal, params)) ?? [])
        : readRemoteOptions(await sources.remoteOptions?.(id, signal, params), field.optionKeys),
  });
  const { data } = query;
  useEffect(() => {
    if (data) rememberOptions(sources, key, data);
  }, [sources, key, data]);
  if (field.dataType === 'static') return { options: field.options, loading: false };
  return { options: data ?? NONE, loading: query.isFetching && data === undefined };
}

const NONE: Option[] = [];

export interface FieldOptions {
  options: Option[];
  loading: boolean;
}
