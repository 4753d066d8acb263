export { FieldView, preloadFieldViews } from './FieldView.js';
export { type FieldViewProps } from './FieldViewProps.js';
export {
  type CurrentPerson,
  type FormDataSources,
  FormDataSourcesProvider,
  type FormDataSourcesProviderProps,
  useFormDataSources,
} from './sources/FormDataSources.js';
