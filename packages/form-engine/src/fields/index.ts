export { Calculator, type CalculatorProps } from './calculate/Calculator.js';
export { kindNames } from './palette/kindNames.js';
export { type KindEntry, kindPalette, PALETTE_GROUPS, type PaletteGroup, paletteOf } from './palette/kindPalette.js';
export { FieldView, preloadFieldViews } from './FieldView.js';
export { FieldKindsProvider, type FieldKindsProviderProps, useFieldKinds } from './FieldKindsProvider.js';
export {
  createFieldKinds,
  type CustomFieldKind,
  defineFieldKind,
  type FieldKinds,
  standardFieldKinds,
} from './fieldKinds.js';
export { type FormRecord, FormRecordProvider, type FormRecordProviderProps } from './code/FormRecord.js';
export { type FieldViewProps } from './FieldViewProps.js';
export { type ColumnSetting, type ColumnSettingsStore } from './sources/ColumnSettings.js';
export { type FieldSearchViewProps, type FieldTextViewProps, type FieldViews, type ViewPart } from './FieldViews.js';
export {
  type CurrentPerson,
  type FormDataSources,
  FormDataSourcesProvider,
  type FormDataSourcesProviderProps,
  type InterfaceRows,
  useFormDataSources,
} from './sources/FormDataSources.js';
