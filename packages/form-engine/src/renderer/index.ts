export { FormRenderer, type FormRendererProps } from './FormRenderer.js';
export { FormErrorSummary } from './FormErrorSummary.js';
export { FieldText } from './FieldText.js';
export { type FieldTextProps } from './FieldTextProps.js';
export { preloadForm } from './lazyParts.js';
export { focusField } from './focusField.js';
export { useFirstFocus } from './useFirstFocus.js';
export { useFormField, useFormRows, useFormSummary } from './useFormField.js';
export { useFormStore } from './useFormStore.js';
