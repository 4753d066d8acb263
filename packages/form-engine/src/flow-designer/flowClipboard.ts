import { FormDocumentError } from '../core/document/FormDocumentError.js';
import { isRecord } from '../core/document/readWire.js';
import { createClipboard, type EditorClipboard } from '../editor/clipboard.js';
import { decodeFlowDocument } from '../flow/document/decodeFlowDocument.js';
import { FLOW_DOCUMENT_VERSION, type FlowNode } from '../flow/document/FlowDocument.js';

/** Nodes of flows on the clipboard, also between flows and tabs of the browser. */
export function flowClipboard(): EditorClipboard<Record<string, unknown>> {
  return createClipboard({
    kind: 'flow-nodes',
    version: FLOW_DOCUMENT_VERSION,
    isItem: isRecord,
    // absent where the page is not served securely
    system: navigator.clipboard as Clipboard | undefined,
    shared: localStorage,
  });
}

/** The nodes that were carried, read as carefully as a stored flow; undefined when they cannot be read. */
export function unpackNodes(nodes: readonly unknown[]): FlowNode[] | undefined {
  try {
    return decodeFlowDocument({
      version: FLOW_DOCUMENT_VERSION,
      start: { id: 'start', kind: 'start', name: '', fields: {} },
      nodes,
      settings: { repeat: 'each', own: 'ask', revoke: 'never' },
    }).nodes;
  } catch (error) {
    if (error instanceof FormDocumentError) return undefined;
    throw error;
  }
}
