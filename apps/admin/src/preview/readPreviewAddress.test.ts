import { describe, expect, it } from 'vitest';
import { readPreviewAddress } from './readPreviewAddress.js';

const origin = 'https://admin.example';
const read = (query: Record<string, string>, hash = '') =>
  readPreviewAddress({ origin, hash, search: `?${new URLSearchParams(query).toString()}` });

describe('readPreviewAddress', () => {
  it('reads document, language and mode', () => {
    expect(
      read(
        { src: '/api/file/Download/annex/x?signature=s', name: '合同.pdf', kind: 'pdf' },
        '#locale=vi&mode=dark&theme=green',
      ),
    ).toEqual({
      src: `${origin}/api/file/Download/annex/x?signature=s`,
      name: '合同.pdf',
      kind: 'pdf',
      locale: 'vi',
      mode: 'dark',
      theme: 'green',
    });
  });

  it('shows documents of its own server only', () => {
    expect(read({ src: 'https://elsewhere.example/api/file/x' }).src).toBe('');
    expect(read({ src: '//elsewhere.example/api/file/x' }).src).toBe('');
    expect(read({ src: 'javascript:alert(1)' }).src).toBe('');
    expect(read({ src: '/api/permission/Users' }).src).toBe('');
    expect(read({ src: '/api/file/../permission/Users' }).src).toBe('');
  });

  it('falls back to what is known', () => {
    expect(read({ kind: 'exe' }, '#locale=xx&theme=none')).toMatchObject({
      kind: undefined,
      locale: 'zh',
      mode: 'light',
      theme: undefined,
    });
  });
});
