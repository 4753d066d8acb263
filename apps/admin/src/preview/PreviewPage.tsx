import { useMessages } from '@smart-admin/ui/locale';
import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { LoadedDocument } from './LoadedDocument.js';
import { Loading, Problem } from './Problem.js';
import { previewMessages } from './previewMessages.js';
import { type DocumentKind, type PreviewAddress } from './readPreviewAddress.js';
import { type ViewerProps } from './viewerProps.js';

/** One document, drawn by the viewer of its kind, which is loaded for it. */
export function PreviewPage({ kind, src, name }: Pick<PreviewAddress, 'kind' | 'src' | 'name'>) {
  const t = useMessages(previewMessages);
  if (kind === undefined || src === '') return <Problem title={t('unsupported')} />;
  return (
    <Guard key={src}>
      <Suspense fallback={<Loading percent={null} />}>
        <ViewerOf kind={kind} src={src} name={name} />
      </Suspense>
    </Guard>
  );
}

function ViewerOf({ kind, src, name }: { kind: DocumentKind; src: string; name: string }) {
  if (kind === 'image') return <ImageViewer src={src} name={name} />;
  if (kind === 'audio' || kind === 'video') return <MediaViewer kind={kind} src={src} name={name} />;
  const Viewer = VIEWERS[kind];
  return <LoadedDocument src={src}>{(bytes) => <Viewer bytes={bytes} name={name} />}</LoadedDocument>;
}

const ImageViewer = lazy(async () => ({ default: (await import('./viewers/ImageViewer.js')).ImageViewer }));
const MediaViewer = lazy(async () => ({ default: (await import('./viewers/MediaViewer.js')).MediaViewer }));

const VIEWERS: Record<Exclude<DocumentKind, 'image' | 'audio' | 'video'>, ComponentType<ViewerProps>> = {
  pdf: lazy(async () => ({ default: (await import('./viewers/PdfViewer.js')).PdfViewer })),
  text: lazy(async () => ({ default: (await import('./viewers/TextViewer.js')).TextViewer })),
  markdown: lazy(async () => ({ default: (await import('./viewers/MarkdownViewer.js')).MarkdownViewer })),
  csv: lazy(async () => ({ default: (await import('./viewers/CsvViewer.js')).CsvViewer })),
  docx: lazy(async () => ({ default: (await import('./viewers/DocxViewer.js')).DocxViewer })),
  xlsx: lazy(async () => ({ default: (await import('./viewers/XlsxViewer.js')).XlsxViewer })),
  pptx: lazy(async () => ({ default: (await import('./viewers/PptxViewer.js')).PptxViewer })),
};

/** A viewer that breaks over a document says so instead of leaving an empty frame. */
class Guard extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Problem error={this.state.error} />;
  }
}
