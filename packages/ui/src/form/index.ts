export { Form, type FormProps } from './Form.js';
export { FormField, type BoundField, type FormFieldProps } from './FormField.js';
export { FormProblems, type FormProblemsProps } from './FormProblems.js';
export { FormSubmit, type FormSubmitProps } from './FormSubmit.js';
export { setFieldErrors } from './fieldErrors.js';
export { useFormDirty } from './useFormDirty.js';
export { useZodForm, type FormSchema, type ZodForm, type ZodFormOptions } from './useZodForm.js';
