export { createClipboard, type ClipboardOptions, type EditorClipboard, type Pasted } from './clipboard.js';
export { defineCommand, defineCommands, dispatchKey, keyText, type EditorCommand } from './commands.js';
export { DifferenceList } from './DifferenceList.js';
export { diffItems, type Difference, type DiffItem, type DiffSetting } from './diffDocuments.js';
export { EntryList, type EntryListProps } from './EntryList.js';
export { PaletteSearch, type PaletteSearchProps } from './PaletteSearch.js';
export { pasteOrWarn } from './pasteOrWarn.js';
export { DraftNotice, type DraftNoticeProps } from './DraftNotice.js';
export {
  autosaveDraft,
  browserDrafts,
  readDraft,
  type AutosaveOptions,
  type DraftSaver,
  type DraftStorage,
  type FoundDraft,
  type StoredDraft,
} from './drafts.js';
export { syncedDrafts, type RemoteDraft, type RemoteDrafts, type SyncedDraftsOptions } from './syncedDrafts.js';
export { editorMessages } from './editorMessages.js';
export { EditorProvider, useEditor, useEditorState, type EditorProviderProps } from './EditorProvider.js';
export {
  createEditorStore,
  type EditOptions,
  type EditorOptions,
  type EditorState,
  type EditorStore,
} from './editorStore.js';
export { ExpressionField, type ExpressionFieldProps } from './expression/ExpressionField.js';
export {
  type ExpressionCompletion,
  type ExpressionHelp,
  type ExpressionLanguage,
  type ExpressionNaming,
  type ExpressionProblem,
  type ExpressionSymbol,
  type ExpressionSymbolGroup,
  type ExpressionToken,
  type NamedText,
} from './expression/expressionLanguage.js';
export { HistoryButtons } from './HistoryButtons.js';
export { historyCommands, inAllLanguages } from './historyCommands.js';
export { KeysDialog, type KeysDialogProps } from './KeysDialog.js';
export { moveItems, nudgeItems } from './moveItems.js';
export { OutlineTree, type OutlineTreeProps } from './OutlineTree.js';
export { hasErrors, sortProblems, watchProblems, type Problem, type WatchOptions } from './problems.js';
export { ProblemsPanel, type ProblemsPanelProps } from './ProblemsPanel.js';
export { NOTHING_SELECTED, prune, selectItem, type Selection } from './selection.js';
export { ReferenceSelect, type ReferenceSelectProps } from './references/ReferenceSelect.js';
export {
  type ReferenceChoice,
  type ReferenceKey,
  type ReferenceLookup,
  type ReferenceSource,
  type ReferenceSources,
  ReferenceSourcesContext,
} from './references/ReferenceSources.js';
export { type NamedReference, referenceProblems } from './references/referenceProblems.js';
export { useReferenceLookup } from './references/useReferences.js';
export {
  commonValue,
  visibleSettings,
  type CommonValue,
  type Setting,
  type SettingChoice,
  type SettingGroup,
} from './settings.js';
export { SettingsPanel, type SettingsPanelProps } from './SettingsPanel.js';
export { createSettingViews, type SettingView, type SettingViewProps, type SettingViews } from './settingViews.js';
export { standardSettingViews } from './standardSettingViews.js';
export { useCommands } from './useCommands.js';
export { useDraft, type DraftOptions } from './useDraft.js';
export { useProblems } from './useProblems.js';
