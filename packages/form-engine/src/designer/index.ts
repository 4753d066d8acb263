export { FormDesigner, type FormDesignerProps } from './form/FormDesigner.js';
export { describeForm } from './form/describeForm.js';
export { describeList } from './list/describeList.js';
export { createListDefinition, followForm } from './list/listOfForm.js';
export { ListDesigner, type ListDesignerProps } from './list/ListDesigner.js';
export { TextEditor, type TextEditorProps } from './texts/TextEditor.js';
export {
  type DesignedTexts,
  missingLocales,
  modelTextEntries,
  type TextEntry,
  type TextKind,
  textsOf,
} from './texts/modelTextEntries.js';
export { type ImpactSource, type OtherUses } from './form/impact/useImpactQuestion.js';
export { sampleRecords } from './sampleRecords.js';
export { type PreviewAs, type PreviewedRights } from './form/dialogs/PreviewAs.js';
