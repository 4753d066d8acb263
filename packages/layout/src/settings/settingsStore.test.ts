import { beforeEach, describe, expect, it } from 'vitest';
import { memoryArea } from '../testing/memoryArea.js';
import { createSettingsStore, type Settings } from './settingsStore.js';
import { createStorage } from './storage.js';

let stored: Map<string, string>;

/** The store as a page that starts now reads it. */
function startPage(defaults?: Partial<Settings>) {
  return createSettingsStore(createStorage({ area: memoryArea(stored) }), defaults);
}

beforeEach(() => {
  stored = new Map();
});

describe('settings', () => {
  it('C9-22 start with theme blue, layout classic, dark navigation and small controls', () => {
    expect(startPage().getState()).toMatchObject({
      themeClass: 'blue',
      layoutType: 'classic',
      slideClass: 'dark',
      size: 'small',
    });
  });

  it('every setting is kept under its key, with the colour of the theme', () => {
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
    startPage().getState().update(changed);
    const { sidebarOpened, ...others } = changed;
    expect(Object.fromEntries(stored)).toEqual({
      ...Object.fromEntries(Object.entries(others).map(([key, value]) => [`smart_${key}`, String(value)])),
      smart_sidebarStatus: String(sidebarOpened),
      smart_theme: '#f5222d',
    });
    expect(startPage().getState()).toMatchObject(changed);
  });

  it('what has no other default is on', () => {
    expect(startPage().getState()).toMatchObject({
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

  it('C9-03 takes the four layouts, and classic for anything else', () => {
    for (const layout of ['classic', 'functional', 'plain', 'blend']) {
      stored.set('smart_layoutType', layout);
      expect(startPage().getState().layoutType).toBe(layout);
    }
    stored.set('smart_layoutType', 'sideways');
    expect(startPage().getState().layoutType).toBe('classic');
  });

  it('each change is kept at once, under a key that starts with smart_', () => {
    const settings = startPage();
    settings.getState().update({ layoutType: 'plain', themeClass: 'ocean', tagsView: false });
    expect([...stored.keys()].every((key) => key.startsWith('smart_'))).toBe(true);
    expect(Object.fromEntries(stored)).toMatchObject({
      smart_layoutType: 'plain',
      smart_themeClass: 'ocean',
      smart_tagsView: 'false',
    });
    expect(startPage().getState()).toMatchObject({ layoutType: 'plain', themeClass: 'ocean', tagsView: false });
  });

  it('R2.5-33 the state of the sidebar is a flag that the next start reads', () => {
    startPage().getState().update({ sidebarOpened: false });
    expect(stored.get('smart_sidebarStatus')).toBe('false');
    expect(startPage().getState().sidebarOpened).toBe(false);
  });

  it('starts with the defaults where the browser refuses storage', () => {
    const refused = () => {
      throw new Error('denied');
    };
    const settings = createSettingsStore(createStorage({ area: refused }));
    settings.getState().update({ layoutType: 'blend' });
    expect(settings.getState()).toMatchObject({ layoutType: 'blend', themeClass: 'blue' });
  });

  it('start with the defaults of the application, and go back to them', () => {
    const settings = startPage({ themeClass: 'green', layoutType: 'plain' });
    expect(settings.getState()).toMatchObject({ themeClass: 'green', layoutType: 'plain', slideClass: 'dark' });
    settings.getState().update({ themeClass: 'red', layoutType: 'blend' });
    expect(startPage({ themeClass: 'green' }).getState()).toMatchObject({ themeClass: 'red', layoutType: 'blend' });
    settings.getState().restore();
    expect(settings.getState()).toMatchObject({ themeClass: 'green', layoutType: 'plain' });
  });

  it('are the defaults in the first draw of a page that a server drew, whatever the browser keeps', () => {
    startPage().getState().update({ themeClass: 'red' });
    const settings = startPage();
    expect(settings.getInitialState().themeClass).toBe('blue');
    expect(settings.getState().themeClass).toBe('red');
  });
});
