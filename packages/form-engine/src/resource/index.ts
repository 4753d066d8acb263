export { ResourcePage, type ResourcePageProps } from './ResourcePage.js';
export {
  ALLOW_ALL,
  type ResourceExplanation,
  ResourceProvider,
  type ResourceProviderProps,
  useResourceSetting,
} from './ResourceProvider.js';
export { CommentsPanel, type CommentsPanelProps } from './comments/CommentsPanel.js';
export { type CommentSource, type RecordComment } from './comments/CommentSource.js';
export { PresentPeople, type PresentPeopleProps } from './presence/PresentPeople.js';
export { type JoinedRecord, type PresenceSource, type PresentPerson } from './presence/PresenceSource.js';
export { ResourceError } from './ResourceError.js';
export { ConflictDialog, type ConflictDialogProps } from './conflict/ConflictDialog.js';
export { type Choice } from './conflict/resolveConflicts.js';
export { type RecordConflict, RecordConflictError } from './conflict/RecordConflict.js';
export { ResourceFormDialog, type ResourceFormDialogProps } from './form/ResourceFormDialog.js';
export { type RelatedSource, type RelatedTab } from './form/RelatedSource.js';
export { FormDraftOffer } from './form/FormDraftOffer.js';
export { useFormDraft, type FormDraftProps, type OfferedDraft } from './form/useFormDraft.js';
export { useLeaveQuestion } from './form/useLeaveQuestion.js';
export { ImportDialog, type ImportDialogProps } from './import-export/ImportDialog.js';
export {
  type ImportColumn,
  type ImportCommit,
  type ImportContent,
  type ImportField,
  type ImportPlace,
  type ImportRequest,
  type ImportResult,
  type ImportRow,
  type ImportSource,
  type ImportStart,
} from './import-export/ImportSource.js';
export { TransferBar, type TransferBarProps } from './transfer/TransferBar.js';
export { type Transfer, type TransferSource } from './transfer/TransferSource.js';
export { ResourcePreview, type ResourcePreviewProps } from './preview/ResourcePreview.js';
export { useWrittenView, type WrittenViewInput } from './written/useWrittenView.js';
export { type WrittenRecord, type WrittenSource } from './written/WrittenSource.js';
export { HistoryDrawer, type HistoryDrawerProps } from './history/HistoryDrawer.js';
export { type HistorySource, type RecordSave } from './history/HistorySource.js';
export { memoryRecords } from './memory/memoryRecords.js';
export { modelForm, modelResource, type ModelConfig, type ModelRow } from './modelResource.js';
export { initialListState, listStateFromParams, listStateToParams, toListQuery } from './state/listState.js';
export { type ListStateBinding } from './state/useListState.js';
export {
  type ActionContext,
  type BinRow,
  type BinSource,
  type BulkResult,
  type ColumnKind,
  type ColumnSetting,
  type ColumnSettingsStore,
  type DetailPlace,
  type FilterField,
  type FormDraft,
  type FormDraftStore,
  type FormMode,
  type FormValues,
  type ExportRequest,
  type ListQuery,
  type ListLayout,
  type ListLayoutStore,
  type ListView,
  type ListViewStore,
  type ListResult,
  type ListState,
  type Option,
  type RecordContext,
  type SaveContext,
  type ResourceAction,
  type ResourceColumn,
  type ResourceDefinition,
  type RowMoving,
  type RowPlace,
  type ResourcePermissions,
  type ResourceRow,
  type ResourceSource,
  type ResourceTreeNode,
  type ResourceTreePane,
  type SearchField,
  type SortRule,
  type StandardAction,
} from './types.js';
export { type ButtonCalls } from './model/buttonActions.js';
