import { type FormDocument } from '@smart-admin/form-engine/core';
import { FormRenderer, useFormStore } from '@smart-admin/form-engine/renderer';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useEffect, useRef, useState } from 'react';

/** A form as it is filled in, small: the renderer itself, drawn once it comes into view, and out of reach of keys and readers. */
export function TemplatePicture({ form }: { form: FormDocument }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      aria-hidden
      inert
      className="relative h-40 overflow-hidden rounded-t-lg border-b border-hairline bg-surface"
    >
      {isSeen ? (
        <div className="absolute top-0 left-0 w-[250%] origin-top-left scale-[0.4] p-6">
          <Drawn form={form} />
        </div>
      ) : (
        <Skeleton lines={4} className="p-3" />
      )}
    </div>
  );
}

function Drawn({ form }: { form: FormDocument }) {
  const store = useFormStore(form);
  return <FormRenderer store={store} />;
}
