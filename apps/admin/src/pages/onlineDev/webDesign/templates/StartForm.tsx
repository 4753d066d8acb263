import { type ReactNode } from 'react';
import { type TemplateStart } from './useTemplateStart.js';

/** What a template is made with. Where something is lacking it says so, and leads there. */
export function StartForm({ start, className, children }: StartFormProps) {
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const inputs = [...event.currentTarget.querySelectorAll('input')];
        inputs.find(({ value }) => value.trim() === '')?.focus();
        start.submit();
      }}
    >
      {children}
    </form>
  );
}

interface StartFormProps {
  start: TemplateStart;
  className?: string;
  children: ReactNode;
}
