import { type EditorState } from '@smart-admin/form-engine/editor';
import { type GanttDocument } from './ganttDocument.js';

/** Id of the task that is selected. */
export function selectedOf({ selection }: EditorState<GanttDocument>): string | undefined {
  return selection.ids[0];
}
