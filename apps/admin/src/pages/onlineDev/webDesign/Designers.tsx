import { lazyPart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { type DesignCalls, DesignCallsContext } from './DesignCalls.js';

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

/** The designer of a model's form or list that the address names, by the calls of a page; the models where it names none. */
export function Designers({ calls, children }: DesignersProps) {
  const [search, setSearch] = useSearchParams();
  const form = search.get('form');
  const list = search.get('design');
  const close = () =>
    setSearch((params) => {
      params.delete('form');
      params.delete('design');
      return params;
    });
  const open = (designer: Designer, id: string) =>
    setSearch((params) => {
      params.set(designer, id);
      return params;
    });
  return (
    <DesignCallsContext value={calls}>
      {form === null && list === null ? (
        children(open)
      ) : (
        <Suspense fallback={<Skeleton className="size-full" />}>
          {form !== null ? (
            <DesignForm key={form} id={form} onBack={close} />
          ) : (
            <DesignList key={list} id={list ?? ''} onBack={close} />
          )}
        </Suspense>
      )}
    </DesignCallsContext>
  );
}

interface DesignersProps {
  /** Of the page: they say whose layout and list are designed too. */
  calls: DesignCalls;
  /** The models, from which a designer is opened. */
  children: (open: (designer: Designer, id: string) => void) => ReactNode;
}
