import { useEffect, useState, type ReactNode } from 'react';
import { Loading, Problem } from './Problem.js';
import { readDocument } from './readDocument.js';

/** Loads a document whole and hands it to its viewer. */
export function LoadedDocument({ src, children }: LoadedDocumentProps) {
  const [bytes, setBytes] = useState<Uint8Array<ArrayBuffer>>();
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const controller = new AbortController();
    readDocument(src, { signal: controller.signal, onProgress: setPercent }).then(setBytes, (reason: unknown) => {
      if (!controller.signal.aborted) setError(reason);
    });
    return () => controller.abort();
  }, [src]);
  if (error) return <Problem error={error} />;
  return bytes ? children(bytes) : <Loading percent={percent} />;
}

export interface LoadedDocumentProps {
  src: string;
  children: (bytes: Uint8Array<ArrayBuffer>) => ReactNode;
}
