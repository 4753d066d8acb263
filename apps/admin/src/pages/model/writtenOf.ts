import { modelForm, type WrittenSource } from '@smart-admin/form-engine/resource';
import { type Locale } from '@smart-admin/ui/messages';
import { api } from '../../app/api.js';
import { queryClient } from '../../app/queryClient.js';

/** The records of a model under the forms that wrote them. */
export function writtenOf({ id, version: latest }: { id: string; version: number }, locale: Locale): WrittenSource {
  return {
    version: latest,
    read: async (recordId, revision, signal) => {
      const { version, values, hidden } = await api.visualdev.records.written(
        { id, recordId, revision: String(revision) },
        { signal, silent: true },
      );
      const config = await queryClient.fetchQuery({
        queryKey: ['model', id, version],
        // a release stays what it was
        staleTime: Infinity,
        queryFn: () => api.visualdev.records.config({ id, query: { version } }, { silent: true }),
      });
      return { version, values, hidden, form: modelForm(config, locale) };
    },
  };
}
