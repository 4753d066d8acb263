import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SessionUser } from './sessionStore.js';

let stored: Map<string, string>;

/** The store as a page that starts now reads it. */
async function startPage() {
  vi.resetModules();
  return (await import('./sessionStore.js')).useSession;
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const user: SessionUser = {
  menuList: [
    {
      id: 'm1',
      enCode: 'permission.user',
      fullName: '用户管理',
      icon: 'users',
      type: 2,
      urlAddress: 'permission/user',
      linkTarget: '',
      propertyJson: '',
    },
  ],
  appMenuList: [],
  permissionList: [{ modelId: 'm1', column: [], form: [], button: [{ enCode: 'btn_add' }] }],
  userInfo: {
    userId: '7',
    userAccount: 'lin',
    userName: '林晓',
    headIcon: '',
    organizeId: '',
    organizeName: '',
    positionName: '',
    portalId: '',
    prevLogin: 0,
    prevLoginTime: null,
    prevLoginIPAddress: '',
    prevLoginIPAddressName: '',
  },
  sysConfigInfo: {
    sysName: '滨海停车',
    sysNameEn: '',
    sysNameZhtw: '',
    sysVersion: 'V3.3',
    logoIcon: '',
    navigationIcon: '',
    loginIcon: '',
    appIcon: '',
    copyright: '',
    specialAccount: '',
    docUrl: '',
    feedbackMail: '',
    dataVHost: '',
    isOpenCopyright: 1,
  },
};

describe('session', () => {
  it('S4-01 signing in stores the token, and a reset takes it back', async () => {
    const session = await startPage();
    expect(session.getState().token).toBeNull();
    session.getState().signIn('tok');
    expect(session.getState().token).toBe('tok');
    expect((await startPage()).getState().token).toBe('tok');
    session.getState().reset();
    expect(session.getState().token).toBeNull();
    expect((await startPage()).getState().token).toBeNull();
  });

  it('a reset forgets user, menu, routes, permissions and the lock', async () => {
    const session = await startPage();
    session.getState().signIn('tok');
    session.getState().load(user, session.getState().generate(user));
    session.getState().lock();
    expect(session.getState()).toMatchObject({ loaded: true, user, routes: [{ path: '/permission/user' }] });
    session.getState().reset();
    expect(session.getState()).toMatchObject({
      token: null,
      locked: false,
      loaded: false,
      user: null,
      routes: [],
      navigation: [],
    });
    expect(stored.has('smart_token')).toBe(false);
  });

  it('phones have the app’s entries first, which take the place of the same model of the web; desks have the web’s menu alone', async () => {
    const session = await startPage();
    const model = (enCode: string, moduleId: string) => ({
      ...{ id: enCode, enCode, fullName: enCode, icon: '', type: 3, urlAddress: `model/${enCode}`, linkTarget: '' },
      propertyJson: JSON.stringify({ moduleId }),
    });
    const both = {
      ...user,
      menuList: [...user.menuList, model('visitor', 'v1'), model('asset', 'a1')],
      appMenuList: [model('visitor.app', 'v1')],
    };
    const { generate } = session.getState();
    const ids = ({ navigation }: { navigation: { id: string }[] }) => navigation.map(({ id }) => id);
    const titles = (isPhone: boolean) => ids(generate(both, isPhone));
    expect(titles(true)).toEqual(['visitor.app', 'm1', 'asset']);
    expect(titles(false)).toEqual(['m1', 'visitor', 'asset']);
    expect(ids(generate(user, true))).toEqual(['m1']);
    // whoever has nothing but the app's entries finds them at a desk too
    expect(ids(generate({ ...both, menuList: [] }))).toEqual(['visitor.app']);
    const paths = (isPhone: boolean) => generate(both, isPhone).routes.map(({ path }) => path);
    expect(paths(false).toSorted()).toEqual(paths(true).toSorted());
  });

  it('a lock is the flag 1 in the browser until it is opened or another user signs in', async () => {
    const session = await startPage();
    session.getState().signIn('tok');
    session.getState().lock();
    expect(stored.get('smart_lock')).toBe('1');
    expect((await startPage()).getState().locked).toBe(true);
    session.getState().unlock();
    expect(stored.get('smart_lock')).toBe('0');
    session.getState().lock();
    session.getState().signIn('other');
    expect((await startPage()).getState()).toMatchObject({ token: 'other', locked: false });
  });

  it('the system configuration and the watermark switch stay in the browser', async () => {
    const session = await startPage();
    session.getState().load(user, { routes: [], navigation: [] });
    expect(JSON.parse(stored.get('smart_sysConfig') ?? '')).toEqual(user.sysConfigInfo);
    expect(stored.get('smart_isOpenCopyright')).toBe('1');
  });
});
