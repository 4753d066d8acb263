import { type Control, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import { type ZodForm } from './useZodForm.js';

/** Paths of all fields with an error, as `FormField` names them. */
export function errorPaths(errors: FieldErrors): string[] {
  const paths: string[] = [];
  collect(errors, '', (path) => paths.push(path));
  return paths;
}

/** Paths of the fields that show an error of the schema now, read without drawing anything again when they change. */
export function schemaErrorPaths<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
): FieldPath<Values>[] {
  const paths: FieldPath<Values>[] = [];
  collect(control._formState.errors, '', (path, type) => {
    if (type !== SERVER) paths.push(path as FieldPath<Values>);
  });
  return paths;
}

/**
 * Puts what a server said onto the fields of a drawn form, by path (`rows.0.name`), and focuses the first of them. Words
 * about a field that the form does not show stand above the form.
 */
export function setFieldErrors<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  errors: Readonly<Record<string, string>>,
): void {
  const elsewhere: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    if (fieldElement(form.id, path)) form.setError(path as FieldPath<Values>, { type: SERVER, message });
    else elsewhere.push(message);
  }
  if (elsewhere.length > 0) form.setError('root.server', { type: SERVER, message: elsewhere.join('\n') });
  focusFirstError(form.id, Object.keys(errors));
}

/** Focuses the control of the first of the fields, in the order of the page. */
export function focusFirstError(formId: string, paths: readonly string[]): void {
  const fields = document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  for (const field of fields) {
    if (!paths.includes(field.dataset.field ?? '')) continue;
    field.querySelector('[data-slot=field-control]')?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    return;
  }
}

const SERVER = 'server';
const FOCUSABLE =
  'input:not(:disabled):not([type=hidden]), textarea:not(:disabled), button:not(:disabled), [contenteditable=true], [tabindex="0"]';

function fieldElement(formId: string, path: string): Element | null {
  return document.getElementById(formId)?.querySelector(`[data-field="${CSS.escape(path)}"]`) ?? null;
}

function collect(errors: FieldErrors, prefix: string, add: (path: string, type: unknown) => void): void {
  for (const [key, entry] of Object.entries(errors)) {
    if (!entry || (prefix === '' && key === 'root')) continue;
    const path = prefix + key;
    if (typeof entry.message === 'string') add(path, entry.type);
    else if (typeof entry === 'object') collect(entry as FieldErrors, `${path}.`, add);
  }
}
