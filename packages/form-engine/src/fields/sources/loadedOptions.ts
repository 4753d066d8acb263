import { type Option } from '../../core/document/Option.js';
import { type FormDataSources } from './FormDataSources.js';

const loaded = new WeakMap<FormDataSources, Map<string, readonly Option[]>>();

/** Remembers the options that a field has loaded from these sources, for the checks of forms beside it. */
export function rememberOptions(sources: FormDataSources, key: readonly unknown[], options: readonly Option[]): void {
  const known = loaded.get(sources) ?? new Map<string, readonly Option[]>();
  loaded.set(sources, known);
  known.set(JSON.stringify(key), options);
}

/** Options that a field has loaded from these sources; without any, membership is left to the server. */
export function loadedOptions(sources: FormDataSources, key: readonly unknown[]): readonly Option[] | undefined {
  const options = loaded.get(sources)?.get(JSON.stringify(key));
  return options && options.length > 0 ? options : undefined;
}
