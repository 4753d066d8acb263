import { decodeFlowDocument, indexFlow } from '@smart-admin/form-engine/flow';

/** Whether people at a node of a flow do work rather than approve: what they do has another name. */
export function isHandled({ document }: { document: string }): (nodeId: string) => boolean {
  const index = indexFlow(decodeFlowDocument(document));
  return (nodeId) => index.get(nodeId)?.node.kind === 'handler';
}
