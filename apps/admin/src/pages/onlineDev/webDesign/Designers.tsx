import { lazyPart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';

const DesignList = lazyPart(
  () => import('./DesignList.js'),
  (module) => module.DesignList,
);
const DesignForm = lazyPart(
  () => import('./DesignForm.js'),
  (module) => module.DesignForm,
);

/** Names the designer and its model in the address, so that a reload comes back to it. */
export type Designer = 'form' | 'design';

/** The designer of a model's form or list that the address names; the models where it names none. */
export function Designers({ device = 'pc', children }: DesignersProps) {
  const [search, setSearch] = useSearchParams();
  const form = search.get('form');
  const list = search.get('design');
  const close = () =>
    setSearch((params) => {
      params.delete('form');
      params.delete('design');
      return params;
    });
  if (form === null && list === null)
    return children((designer, id) =>
      setSearch((params) => {
        params.set(designer, id);
        return params;
      }),
    );
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      {form !== null ? (
        <DesignForm key={form} id={form} device={device} onBack={close} />
      ) : (
        <DesignList key={list} id={list ?? ''} device={device} onBack={close} />
      )}
    </Suspense>
  );
}

interface DesignersProps {
  /** Whose layout and list are designed. Default `pc`. */
  device?: 'pc' | 'app';
  /** The models, from which a designer is opened. */
  children: (open: (designer: Designer, id: string) => void) => ReactNode;
}
