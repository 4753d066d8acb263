import { CircleAlert } from 'lucide-react';
import { useMessages } from '@smart-admin/ui/locale';
import { type FormStore } from '../core/state/FormStore.js';
import { focusField } from './focusField.js';
import { rendererMessages } from './rendererMessages.js';
import { useFormSummary } from './useFormField.js';

/** `2 项需要修改`: how many fields are wrong; leads to the first one. Draws nothing when all is right. */
export function FormErrorSummary({ store }: { store: FormStore }) {
  const t = useMessages(rendererMessages);
  const { errorCount } = useFormSummary(store);
  return (
    <div role="status" className="mr-auto min-w-0">
      {errorCount > 0 && (
        <button
          type="button"
          data-slot="form-error-summary"
          onClick={() => focusField(store.getErrors()[0]?.path ?? '')}
          className="flex items-center gap-1.5 rounded-sm text-body text-danger-text hover:underline"
        >
          <CircleAlert aria-hidden className="size-4" />
          {t('errors', { count: errorCount })}
        </button>
      )}
    </div>
  );
}
