import { QueryClientProvider } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { queryClient } from '../../app/queryClient.js';
import { ModelPreview } from './ModelPreview.js';

/** The draft of a model without the frame of the application, to stand in the picture of a phone. */
export function PhonePreviewPage() {
  const [search] = useSearchParams();
  return (
    <QueryClientProvider client={queryClient}>
      <main className="flex h-dvh flex-col bg-canvas p-2">
        <ModelPreview id={search.get('id') ?? ''} />
      </main>
    </QueryClientProvider>
  );
}
