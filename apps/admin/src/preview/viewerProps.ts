/** What a viewer of a document gets. */
export interface ViewerProps {
  bytes: Uint8Array<ArrayBuffer>;
  /** Name of the file. */
  name: string;
}
