import { type ReactNode } from 'react';

/** The sheet of the page where there is no flow to draw. */
export function FlowState({ children }: { children: ReactNode }) {
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6 phone:p-4">
      {children}
    </section>
  );
}
