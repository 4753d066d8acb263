import { type ReactNode } from 'react';

/** A flat panel with its title; `grow` takes the height that the others of its column leave. */
export function Panel({ title, grow, children }: { title: string; grow: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className={`flex min-h-0 flex-col rounded-sm border border-(--screen-line) bg-(--screen-panel) p-5 ${grow ? 'flex-1' : 'flex-none'}`}
    >
      <h2 className="m-0 mb-4 flex items-center gap-2.5 text-18 leading-[26px] font-semibold">
        <i aria-hidden className="h-4 w-[3px] bg-(--screen-accent)" />
        {title}
      </h2>
      <div className="flex min-h-0 flex-1 flex-col">{children}</div>
    </section>
  );
}
