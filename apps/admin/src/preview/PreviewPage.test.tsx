import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PreviewPage } from './PreviewPage.js';
import { DOCUMENT_LIMIT } from './readDocument.js';
import { type DocumentKind } from './readPreviewAddress.js';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server that answers this. */
function serve(answer: () => Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
}

function show(kind: DocumentKind | undefined, src = 'https://admin.example/api/file/x') {
  render(<PreviewPage kind={kind} src={src} name="文档" />);
}

describe('PreviewPage', () => {
  it('says that a document is too large before it loads it', async () => {
    serve(() => new Response('x', { headers: { 'content-length': String(DOCUMENT_LIMIT + 1) } }));
    show('text');
    expect(await screen.findByText('文档过大，无法在线预览')).toBeTruthy();
    expect(screen.getByText('超过 100.00 MB 的文档请下载后查看')).toBeTruthy();
  });

  it('says that a link has expired, and that a file cannot be shown', async () => {
    serve(() => new Response('', { status: 403 }));
    show('text');
    expect(await screen.findByText('预览链接已过期')).toBeTruthy();
    cleanup();
    serve(() => new Response(new Uint8Array([1, 2, 3])));
    show('xlsx');
    expect(await screen.findByText('文档无法显示')).toBeTruthy();
    cleanup();
    show(undefined);
    expect(screen.getByText('暂不支持预览此类型的文件')).toBeTruthy();
  });
});
