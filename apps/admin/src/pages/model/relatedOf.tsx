import { type RelatedSource } from '@smart-admin/form-engine/resource';
import { lazyPart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Suspense } from 'react';
import { api } from '../../app/api.js';

const RelatedRecords = lazyPart(
  () => import('./RelatedRecords.js'),
  (module) => module.RelatedRecords,
);

/** The tabs of what points to records of a model; a tab goes by the other model and its field. */
export function relatedOf(modelId: string): RelatedSource {
  return {
    load: async (recordId, signal) => {
      const { list } = await api.visualdev.records.related({ id: modelId, recordId }, { signal, silent: true });
      return list.map(({ modelId: id, field, label, count }) => ({ id: `${id}.${field}`, label, count }));
    },
    render: (tab, { id: recordId, onChanged }) => {
      const [id = '', field = ''] = tab.id.split('.');
      return (
        <Suspense fallback={<Skeleton lines={6} aria-busy />}>
          <RelatedRecords
            key={`${tab.id}:${recordId}`}
            modelId={id}
            related={{ field, recordId }}
            onChanged={onChanged}
          />
        </Suspense>
      );
    },
  };
}
