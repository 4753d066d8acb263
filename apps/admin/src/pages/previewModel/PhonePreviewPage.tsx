import { QueryClientProvider } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../app/api.js';
import { queryClient } from '../../app/queryClient.js';
import { ModelPreview } from './ModelPreview.js';

/** The draft of a model without the frame of the application, to stand in the picture of a phone. */
export function PhonePreviewPage() {
  const [search] = useSearchParams();
  return (
    <QueryClientProvider client={queryClient}>
      <main className="flex h-dvh flex-col bg-canvas p-2">
        <ModelPreview id={search.get('id') ?? ''} read={readDraft} />
      </main>
    </QueryClientProvider>
  );
}

/** Phones are designed by the right of App design. */
const readDraft = (id: string) => api.visualdev.appDesigns.read({ id }, { silent: true });
