/** What the address of the page of a flow asks for. */
export type FlowPlace =
  | { kind: 'flow'; id: string }
  /** `forUserId`: whoever has entrusted the user with launching it for them; `draftId`: what has been filled in of it. */
  | { kind: 'launch'; flowId: string; forUserId: string | undefined; draftId: string | undefined }
  /** The text of a message that refers to no flow: it is shown as it is. */
  | { kind: 'text'; text: string }
  | { kind: 'nothing' };

/** Reads `?config=` (the base64 of a message's text in UTF-8, which is the id of a flow) or `?launch=` with the id of a design, `&for=` for somebody else and `&draft=` from a draft. */
export function readFlowAddress(search: string): FlowPlace {
  const params = new URLSearchParams(search);
  const flowId = params.get('launch');
  if (flowId && ID.test(flowId)) {
    return { kind: 'launch', flowId, forUserId: idOf(params.get('for')), draftId: idOf(params.get('draft')) };
  }
  const config = params.get('config');
  if (!config) return { kind: 'nothing' };
  const text = decodeText(config);
  if (text === undefined) return { kind: 'text', text: config };
  return ID.test(text) ? { kind: 'flow', id: text } : { kind: 'text', text };
}

/** Where a flow is launched. */
export function launchAddress(flowId: string, { forUserId, draftId }: LaunchFrom = {}): string {
  const params = new URLSearchParams({ launch: flowId });
  if (forUserId) params.set('for', forUserId);
  if (draftId) params.set('draft', draftId);
  return `/workFlowDetail?${params.toString()}`;
}

interface LaunchFrom {
  forUserId?: string | undefined;
  draftId?: string | undefined;
}

/** As the contract takes ids. */
const ID = /^[\w-]{1,50}$/;

function idOf(text: string | null): string | undefined {
  return text !== null && ID.test(text) ? text : undefined;
}

/** Undefined for what is no base64 of UTF-8. */
function decodeText(config: string): string | undefined {
  try {
    // an address that was not encoded has its plus signs read as spaces
    const bytes = Uint8Array.from(atob(config.replaceAll(' ', '+')), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
