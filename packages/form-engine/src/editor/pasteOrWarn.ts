import { type Translate } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { type EditorClipboard } from './clipboard.js';
import { type editorMessages } from './editorMessages.js';

/** What the clipboard holds; undefined when it cannot be pasted here, and people are told why. */
export async function pasteOrWarn<Item>(
  clipboard: EditorClipboard<Item>,
  e: Translate<keyof (typeof editorMessages)['zh']>,
): Promise<readonly Item[] | undefined> {
  const { items, refusal } = await clipboard.paste();
  if (items) return items;
  const words = { empty: e('nothingToPaste'), foreign: e('foreignPaste'), version: e('otherVersion') };
  toast.warning(words[refusal]);
  return undefined;
}
