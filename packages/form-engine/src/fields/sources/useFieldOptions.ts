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

/**
 * The options of a choice field, its own, those of its dictionary or those of its address: what its option filter lets pass
 * of those that its dictionary still has, and what is chosen.
 */
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
    const hasRetired = field.dataType === 'dictionary' && all.some(({ disabled }) => disabled);
    if (!hasRetired && !optionFilter) return all;
    const chosen = new Set((Array.isArray(value) ? value : [value]).map(String));
    const offered = hasRetired ? withoutRetired(all, chosen) : all;
    return optionFilter
      ? offeredOptions(offered, optionFilter, { chosen, isPath: field.kind === 'cascader' })
      : offered;
  }, [all, optionFilter, value, field.kind, field.dataType]);
  return { options, loading: field.dataType !== 'static' && query.isFetching && data === undefined };
}

/** A disabled item stays for those who have chosen it: they may keep it or take it away. */
function withoutRetired(options: Option[], chosen: ReadonlySet<string>): Option[] {
  return options.flatMap(({ disabled, ...option }) => (disabled && !chosen.has(option.value) ? [] : [option]));
}

type OptionsUse = Partial<Pick<FieldViewProps, 'params' | 'optionFilter' | 'value' | 'onOptionsChange'>>;

const NO_USE: OptionsUse = {};

const NONE: Option[] = [];

export interface FieldOptions {
  options: Option[];
  loading: boolean;
}
