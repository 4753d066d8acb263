export { ResourcePage, type ResourcePageProps } from './ResourcePage.js';
export { ALLOW_ALL, ResourceProvider, type ResourceProviderProps, useResourceSetting } from './ResourceProvider.js';
export { ResourceError } from './ResourceError.js';
export { type RecordConflict, RecordConflictError } from './conflict/RecordConflict.js';
export { ResourceFormDialog, type ResourceFormDialogProps } from './form/ResourceFormDialog.js';
export { useLeaveQuestion } from './form/useLeaveQuestion.js';
export { ImportDialog, type ImportDialogProps } from './import-export/ImportDialog.js';
export { ResourcePreview, type ResourcePreviewProps } from './preview/ResourcePreview.js';
export { modelResource, type ModelConfig, type ModelRow } from './modelResource.js';
export { initialListState, listStateFromParams, listStateToParams, toListQuery } from './state/listState.js';
export { type ListStateBinding } from './state/useListState.js';
export {
  type ActionContext,
  type ColumnKind,
  type ColumnSetting,
  type ColumnSettingsStore,
  type FormDraft,
  type FormDraftStore,
  type FormMode,
  type FormValues,
  type ImportResult,
  type ImportRow,
  type ImportSource,
  type ListQuery,
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
  type ResourcePermissions,
  type ResourceRow,
  type ResourceSource,
  type ResourceTreeNode,
  type ResourceTreePane,
  type SearchField,
  type SortRule,
  type StandardAction,
} from './types.js';
