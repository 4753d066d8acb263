import { useEffect } from 'react';
import { type FormDocument, type FormValues } from '../../core/document/FormDocument.js';
import { type FormStore } from '../../core/state/FormStore.js';
import { FormRenderer } from '../../renderer/FormRenderer.js';
import { useFormStore } from '../../renderer/useFormStore.js';
import { useDevice } from '../useDevice.js';

/** The fields that were chosen, with their new values. */
export function BulkForm({ document, values, disabled, label, onStore, onSubmit }: BulkFormProps) {
  const store = useFormStore(document, values, { context: { device: useDevice() } });
  useEffect(() => onStore(store), [onStore, store]);
  return <FormRenderer store={store} disabled={disabled} onSubmit={onSubmit} aria-label={label} />;
}

interface BulkFormProps {
  document: FormDocument;
  values: FormValues;
  disabled: boolean;
  label: string;
  /** Told which form is open. */
  onStore: (store: FormStore) => void;
  onSubmit: () => void;
}
