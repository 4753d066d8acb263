import { describe, expect, it } from 'vitest';
import {
  addTab,
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  closeTabsBeside,
  moveTab,
  updateTab,
  type Tab,
} from './tabs.js';

const tab = (path: string, part: Partial<Tab> = {}): Tab => ({
  path,
  fullPath: path,
  title: path,
  zhTitle: path,
  name: path.slice(1),
  meta: { icon: '', names: {} },
  ...part,
});
const home = tab('/home', { meta: { affix: true, icon: 'house', names: {} } });
const [a, b, c] = [tab('/a', { fullPath: '/a?x=1' }), tab('/b'), tab('/c')];

describe('tabs', () => {
  it('S4-35 a page is added only when its path has no tab', () => {
    expect(addTab([home], a)).toEqual([home, a]);
    const tabs = [home, a];
    expect(addTab(tabs, { ...a, fullPath: '/a?x=2' })).toBe(tabs);
  });

  it('S4-38 what is known of a tab is replaced by its path, its title too', () => {
    expect(updateTab([home, a], { ...a, fullPath: '/a?x=2' })[1]?.fullPath).toBe('/a?x=2');
    expect(updateTab([home, a, b], { ...a, title: 'Renamed' }).map(({ title }) => title)).toEqual([
      '/home',
      'Renamed',
      '/b',
    ]);
    expect(updateTab([home, a], tab('/gone'))).toEqual([home, a]);
  });

  it('closes the tabs on one side and goes to the one that stays when the active one is gone', () => {
    expect(closeTabsBeside([home, a, b, c], '/b', 'left', '/b')).toEqual({ tabs: [home, b, c], goTo: undefined });
    expect(closeTabsBeside([home, a, b, c], '/a', 'right', '/c')).toEqual({ tabs: [home, a], goTo: '/a' });
    expect(closeTabsBeside([home, a], '/gone', 'right', '/a')).toEqual({ tabs: [home, a], goTo: undefined });
  });

  it('does not close an affixed tab', () => {
    expect(closeTab([home, a], '/home', '/home')).toEqual({ tabs: [home, a], goTo: undefined });
  });

  it('R2.5-13 closing the active tab goes to the last remaining tab', () => {
    expect(closeTab([home, a, b, c], '/b', '/b')).toEqual({ tabs: [home, a, c], goTo: '/c' });
    expect(closeTab([home, a, b], '/b', '/b').goTo).toBe('/a?x=1');
  });

  it('closing another tab stays', () => {
    expect(closeTab([home, a, b], '/a', '/b')).toEqual({ tabs: [home, b], goTo: undefined });
  });

  it('R2.5-14 closing the last one goes to /, or where the application says', () => {
    expect(closeTab([a], '/a', '/a')).toEqual({ tabs: [], goTo: '/' });
    expect(closeTab([a], '/a', '/a', (closed) => `/redirect${closed?.fullPath}`).goTo).toBe('/redirect/a?x=1');
  });

  it('R2.5-11 closing others keeps the affixed ones and the one named', () => {
    expect(closeOtherTabs([home, a, b, c], '/b', '/b')).toEqual({ tabs: [home, b], goTo: undefined });
    expect(closeOtherTabs([home, a, b, c], '/b', '/c').goTo).toBe('/b');
  });

  it('R2.5-12 closing all keeps the affixed ones', () => {
    expect(closeAllTabs([home, a, b], '/a')).toEqual({ tabs: [home], goTo: '/home' });
    expect(closeAllTabs([home, a], '/home')).toEqual({ tabs: [home], goTo: undefined });
  });

  it('R2.5-16 an entry keeps path, title, zhTitle, meta and name', () => {
    const entry = tab('/a', {
      fullPath: '/a?x=1',
      title: 'User',
      zhTitle: '用户',
      name: 'user',
      meta: { affix: true, noCache: true, icon: 'user', names: { en: 'User' } },
    });
    expect(addTab([], entry)[0]).toEqual(entry);
    expect(updateTab([entry], { ...entry, title: '用户' })[0]).toMatchObject({
      path: '/a',
      title: '用户',
      zhTitle: '用户',
      name: 'user',
      meta: { affix: true, noCache: true },
    });
  });

  it('moves a tab, but never an affixed one nor before one', () => {
    expect(moveTab([home, a, b, c], '/a', 2)).toEqual([home, b, a, c]);
    expect(moveTab([home, a, b, c], '/c', 0)).toEqual([home, c, a, b]);
    expect(moveTab([home, a, b], '/a', 99)).toEqual([home, b, a]);
    const tabs = [home, a];
    expect(moveTab(tabs, '/home', 1)).toBe(tabs);
    expect(moveTab(tabs, '/gone', 1)).toBe(tabs);
  });
});
