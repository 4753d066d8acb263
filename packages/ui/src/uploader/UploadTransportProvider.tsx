import { createContext, use, type ReactNode } from 'react';
import { type UploadTransport } from './UploadTransport.js';

const UploadTransportContext = createContext<UploadTransport | undefined>(undefined);

/** Tells all uploaders, file lists and editors below where files go and where they come from. */
export function UploadTransportProvider({ transport, children }: UploadTransportProviderProps) {
  return <UploadTransportContext value={transport}>{children}</UploadTransportContext>;
}

/** The transport here, or undefined outside a provider. */
export function useUploadTransport(): UploadTransport | undefined {
  return use(UploadTransportContext);
}

export interface UploadTransportProviderProps {
  transport: UploadTransport;
  children: ReactNode;
}
