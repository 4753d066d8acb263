/** Address of the flow that the text of a message refers to: its `config` is the base64 of the text in UTF-8. */
export function flowAddress(bodyText: string): string {
  const bytes = new TextEncoder().encode(bodyText);
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `/workFlowDetail?config=${encodeURIComponent(base64)}`;
}
