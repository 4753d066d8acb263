import { createContainer } from '../../core/document/edit/addToForm.js';
import { copyParts, type FormPart, isPanelPart, partOf } from '../../core/document/edit/FormPart.js';
import { itemOf } from '../../core/document/edit/formItems.js';
import { createFormDocument } from '../../core/document/createField.js';
import { decodeFormDocument } from '../../core/document/decodeFormDocument.js';
import { encodeFormDocument } from '../../core/document/encodeFormDocument.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { FormDocumentError } from '../../core/document/FormDocumentError.js';
import { type LayoutNode } from '../../core/document/LayoutNode.js';
import { isRecord } from '../../core/document/readWire.js';
import { type FieldRegistry } from '../../core/registry/createRegistry.js';
import { layoutKinds } from '../../core/registry/layoutKinds.js';
import { createClipboard, type EditorClipboard } from '../../editor/clipboard.js';

/** Parts of a form as they are carried: a stored form of their own, so that they are read as carefully as any. */
export interface CopiedParts {
  form: Record<string, unknown>;
  /** They are panels, which stand in one container there. */
  arePanels: boolean;
}

/** Parts of forms on the clipboard, also between forms and tabs of the browser. */
export function formClipboard(): EditorClipboard<CopiedParts> {
  return createClipboard({
    kind: 'form-parts',
    version: 1,
    isItem: (value): value is CopiedParts =>
      isRecord(value) && isRecord(value.form) && typeof value.arePanels === 'boolean',
    // absent where the page is not served securely
    system: navigator.clipboard as Clipboard | undefined,
    shared: localStorage,
  });
}

/** The chosen items to be carried; undefined for none. */
export function packParts(
  document: FormDocument,
  ids: readonly string[],
  registry: FieldRegistry,
): CopiedParts | undefined {
  const parts = copyParts(document, ids);
  const panels = parts.flatMap(({ node }) => ('type' in node ? [] : [node]));
  const places = parts.flatMap(({ node }): LayoutNode[] => ('type' in node ? [node] : []));
  const arePanels = parts.every(isPanelPart);
  const tabs = layoutKinds.find(({ type }) => type === 'tabs');
  if (parts.length === 0 || !tabs || (panels.length > 0 && !arePanels)) return undefined;
  const layout: LayoutNode[] = arePanels ? [{ ...createContainer(tabs, []), panels } as LayoutNode] : places;
  const fields = parts.flatMap((part) => part.fields);
  return { form: encodeFormDocument({ ...createFormDocument(fields, { layout }) }, registry), arePanels };
}

/** The parts that were carried; undefined when they cannot be read. */
export function unpackParts({ form, arePanels }: CopiedParts, registry: FieldRegistry): FormPart[] | undefined {
  try {
    const document = decodeFormDocument(form, registry);
    const [first] = document.layout;
    const ids =
      arePanels && first && 'panels' in first ? first.panels.map(({ id }) => `@${id}`) : document.layout.map(itemOf);
    return ids.flatMap((id) => partOf(document, id) ?? []);
  } catch (error) {
    if (error instanceof FormDocumentError) return undefined;
    throw error;
  }
}
