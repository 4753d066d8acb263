import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../testing/stubStorage.js';

let stored: Map<string, string>;

/** The store as a page that starts now reads it. */
async function startPage() {
  vi.resetModules();
  return (await import('./settingsStore.js')).useSettings;
}

beforeEach(() => {
  stored = stubStorage();
});

describe('settings', () => {
  it('C9-22 start with theme blue, layout classic, dark navigation and small controls', async () => {
    expect((await startPage()).getState()).toMatchObject({
      themeClass: 'blue',
      layoutType: 'classic',
      slideClass: 'dark',
      size: 'small',
    });
  });

  it('every setting is kept under its key, with the colour of the theme', async () => {
    const changed = {
      themeClass: 'red',
      slideClass: 'lightWhite',
      layoutType: 'blend',
      colorMode: 'dark',
      size: 'mini',
      language: 'vi',
      tagsView: false,
      tagsIcon: false,
      useCache: false,
      showLanguage: false,
      showSearch: false,
      showSettings: false,
      sidebarLogo: false,
      fixedHeader: false,
      sidebarOpened: false,
      shortcuts: false,
    } as const;
    (await startPage()).getState().update(changed);
    const { sidebarOpened, ...others } = changed;
    expect(Object.fromEntries(stored)).toEqual({
      ...Object.fromEntries(Object.entries(others).map(([key, value]) => [`smart_${key}`, String(value)])),
      smart_sidebarStatus: String(sidebarOpened),
      smart_theme: '#f5222d',
    });
    expect((await startPage()).getState()).toMatchObject(changed);
  });

  it('what has no other default is on', async () => {
    expect((await startPage()).getState()).toMatchObject({
      tagsView: true,
      tagsIcon: true,
      useCache: true,
      showLanguage: true,
      showSearch: true,
      showSettings: true,
      sidebarLogo: true,
      fixedHeader: true,
      sidebarOpened: true,
      shortcuts: true,
    });
  });

  it('C9-03 takes the four layouts, and classic for anything else', async () => {
    for (const layout of ['classic', 'functional', 'plain', 'blend']) {
      stored.set('smart_layoutType', layout);
      expect((await startPage()).getState().layoutType).toBe(layout);
    }
    stored.set('smart_layoutType', 'sideways');
    expect((await startPage()).getState().layoutType).toBe('classic');
  });

  it('each change is kept at once, under a key that starts with smart_', async () => {
    const settings = await startPage();
    settings.getState().update({ layoutType: 'plain', themeClass: 'ocean', tagsView: false });
    expect([...stored.keys()].every((key) => key.startsWith('smart_'))).toBe(true);
    expect(Object.fromEntries(stored)).toMatchObject({
      smart_layoutType: 'plain',
      smart_themeClass: 'ocean',
      smart_tagsView: 'false',
    });
    expect((await startPage()).getState()).toMatchObject({ layoutType: 'plain', themeClass: 'ocean', tagsView: false });
  });

  it('R2.5-33 the state of the sidebar is a flag that the next start reads', async () => {
    (await startPage()).getState().update({ sidebarOpened: false });
    expect(stored.get('smart_sidebarStatus')).toBe('false');
    expect((await startPage()).getState().sidebarOpened).toBe(false);
  });

  it('starts with the defaults where the browser refuses storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    const settings = await startPage();
    settings.getState().update({ layoutType: 'blend' });
    expect(settings.getState()).toMatchObject({ layoutType: 'blend', themeClass: 'blue' });
  });
});
