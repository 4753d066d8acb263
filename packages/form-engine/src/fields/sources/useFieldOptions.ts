import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type Option } from '../../core/document/Option.js';
import { type OptionKeys } from '../../core/kinds/choice/choiceSettings.js';
import { NO_PARAMS } from '../../core/compile/evaluateParams.js';
import { offeredOptions } from '../../core/compile/optionFilter.js';
import { type ChoiceLike } from '../../core/kinds/choice/choiceValue.js';
import { fieldOptionsKey } from './fieldOptionsKey.js';
import { type FieldViewProps } from '../FieldViewProps.js';
import { useFormDataSources } from './FormDataSources.js';
import { rememberOptions } from './loadedOptions.js';
import { readRemoteOptions } from '../../core/kinds/choice/readRemoteOptions.js';

const STALE_MS = 60_000;

/** The options of a choice field, its own, those of its dictionary or those of its address: what its option filter lets pass, and what is chosen. */
export function useFieldOptions(
  field: ChoiceLike & { kind?: string; optionKeys: OptionKeys },
  { params = NO_PARAMS, optionFilter, value, onOptionsChange }: OptionsUse = NO_USE,
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
  const all = field.dataType === 'static' ? field.options : (data ?? NONE);
  const changed = useEffectEvent(() => onOptionsChange?.());
  const isFiltered = optionFilter !== undefined;
  useEffect(() => {
    if (isFiltered && all.length > 0) changed();
  }, [isFiltered, all]);
  const options = useMemo(() => {
    if (!optionFilter) return all;
    const chosen = new Set((Array.isArray(value) ? value : [value]).map(String));
    return offeredOptions(all, optionFilter, { chosen, isPath: field.kind === 'cascader' });
  }, [all, optionFilter, value, field.kind]);
  return { options, loading: field.dataType !== 'static' && query.isFetching && data === undefined };
}

type OptionsUse = Partial<Pick<FieldViewProps, 'params' | 'optionFilter' | 'value' | 'onOptionsChange'>>;

const NO_USE: OptionsUse = {};

const NONE: Option[] = [];

export interface FieldOptions {
  options: Option[];
  loading: boolean;
}
