import { DEFAULT_LOCALE, isLocale, type Locale } from '@smart-admin/ui/messages';
import { isThemeName } from '@smart-admin/ui/theme';

/** What the page shows and how: the document from the query, language and mode from the fragment. */
export function readPreviewAddress({
  search,
  hash,
  origin,
}: Pick<Location, 'search' | 'hash' | 'origin'>): PreviewAddress {
  const query = new URLSearchParams(search);
  const look = new URLSearchParams(hash.replace(/^#/, ''));
  const kind = query.get('kind') ?? '';
  const locale = look.get('locale');
  const theme = look.get('theme');
  return {
    src: ownAddress(query.get('src') ?? '', origin),
    name: query.get('name') ?? '',
    kind: isDocumentKind(kind) ? kind : undefined,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    mode: look.get('mode') === 'dark' ? 'dark' : 'light',
    theme: isThemeName(theme) ? theme : undefined,
  };
}

export const DOCUMENT_KINDS = [
  'pdf',
  'image',
  'text',
  'markdown',
  'csv',
  'audio',
  'video',
  'docx',
  'xlsx',
  'pptx',
] as const;

/** Kinds of documents that can be shown. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export interface PreviewAddress {
  /** Address of the contents; '' when it is not of this server. */
  src: string;
  /** Name of the file. */
  name: string;
  kind: DocumentKind | undefined;
  locale: Locale;
  mode: 'light' | 'dark';
  theme: string | undefined;
}

function isDocumentKind(text: string): text is DocumentKind {
  return (DOCUMENT_KINDS as readonly string[]).includes(text);
}

/** Only documents of the server that serves this page: a link to it must not show somebody else's. */
function ownAddress(src: string, origin: string): string {
  if (!URL.canParse(src, origin)) return '';
  const url = new URL(src, origin);
  return url.origin === origin && url.pathname.startsWith('/api/file/') ? url.href : '';
}
