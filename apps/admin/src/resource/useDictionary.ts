import { type Option } from '@smart-admin/form-engine/core';
import { api } from '../app/api.js';
import { useSelectorOptions } from './useSelectorOptions.js';

/** Items of a dictionary type, by its code. */
export function useDictionary(code: string): Option[] {
  return useSelectorOptions(`dictionary:${code}`, async () => {
    const { list } = await api.system.dictionaryData.dataSelector({ id: code }, { silent: true });
    return list.map(({ id, fullName }) => ({ value: id, label: fullName }));
  });
}
