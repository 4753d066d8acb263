import { describe, expect, it, vi } from 'vitest';
import {
  afterNavigationFailure,
  decideNavigation,
  loadRoutes,
  pathAfterLogin,
  type GuardState,
  type NavigationTarget,
  type Tab,
} from '@smart-admin/layout/routing';
import { ADDITIONAL_OPEN_PATHS, GUARD_PATHS, OPEN_PATHS, pathWhenEmpty, refreshPathFor } from './paths.js';

const signedOut: GuardState = { hasToken: false, locked: false, menuLoaded: false };
const signedIn: GuardState = { hasToken: true, locked: false, menuLoaded: true };
const to = (fullPath: string, known = true) => ({ path: fullPath.split('?')[0] ?? '', fullPath, known });
const redirect = (path: string) => ({ type: 'redirect', to: path });
const allow = { type: 'allow' };
const decide = (target: NavigationTarget, state: GuardState) => decideNavigation(target, state, GUARD_PATHS);

describe('the guard', () => {
  it('R2.1-10 the open paths are exactly the fourteen', () => {
    expect(OPEN_PATHS).toEqual([
      '/login',
      '/auth-redirect',
      '/jump',
      '/scanQrcode',
      '/orderInfoByQRCode',
      '/freeCarQrcode',
      '/freeCarOrderInfo',
      '/reductionQrcode',
      '/reductionOrderInfo',
      '/roadsideQrcode',
      '/merchantQrcode',
      '/merchantQrcode/orderInfo',
      '/parkingScreen',
      '/companyQrcode',
    ]);
  });

  it.each(OPEN_PATHS)('opens %s without a token', (path) => {
    expect(decide(to(path), signedOut)).toEqual(allow);
  });

  it('R2.1-12 /companyQrcode/orderInfo is the one addition; the other stand-alone views need a token', () => {
    expect(ADDITIONAL_OPEN_PATHS).toEqual(['/companyQrcode/orderInfo']);
    expect(decide(to('/companyQrcode/orderInfo'), signedOut)).toEqual(allow);
    for (const view of [
      'dataView',
      'dataViewNew',
      'operationView',
      'homeView',
      'realTimeView',
      'roadView',
      'roadViewNew',
      'roadViewNewjia',
      'cloudSentryBox',
      'ceshi',
    ]) {
      expect(decide(to(`/${view}`), signedOut)).toEqual(redirect(`/login?redirect=%2F${view}`));
      expect(decide(to(`/${view}`), signedIn)).toEqual(allow);
    }
    expect(decide(to('/openWindow/parking'), signedOut)).toEqual(redirect('/login?redirect=%2FopenWindow%2Fparking'));
  });

  it('R2.1-13 without a token every other path, also an unknown one, goes to /login with the wanted path', () => {
    expect(decide(to('/home'), signedOut)).toEqual(redirect('/login?redirect=%2Fhome'));
    expect(decide(to('/nothing/here', false), signedOut)).toEqual(redirect('/login?redirect=%2Fnothing%2Fhere'));
    expect(decide(to('/404'), signedOut)).toEqual(redirect('/login?redirect=%2F404'));
  });

  it('R2.1-14 the redirect parameter keeps the query of the wanted path', () => {
    expect(decide(to('/permission/user?page=2&keyword=王'), signedOut)).toEqual(
      redirect(`/login?redirect=${encodeURIComponent('/permission/user?page=2&keyword=王')}`),
    );
  });

  it('R2.1-15 after signing in only a path of ours is followed', () => {
    expect(pathAfterLogin('/permission/user?page=2', GUARD_PATHS)).toBe('/permission/user?page=2');
    for (const bad of [
      null,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/login',
    ]) {
      expect(pathAfterLogin(bad, GUARD_PATHS)).toBe('/');
    }
  });

  it('R2.1-16 with a token /login goes to /', () => {
    expect(decide(to('/login'), signedIn)).toEqual(redirect('/'));
  });

  it('having signed in leads from /login to the wanted path', () => {
    expect(decide(to('/login?redirect=%2Fpermission%2Fuser%3Fpage%3D2'), signedIn)).toEqual(
      redirect('/permission/user?page=2'),
    );
    expect(decide(to('/login?redirect=https%3A%2F%2Fevil.example'), signedIn)).toEqual(redirect('/'));
  });

  it('R2.1-06 / goes to /home', () => {
    expect(decide(to('/'), signedIn)).toEqual(redirect('/home'));
  });

  it('R2.1-17 locked, every path but /lockScreen and /login goes to /lockScreen', () => {
    const locked = { ...signedIn, locked: true };
    for (const path of ['/', '/home', '/permission/user', '/404', '/scanQrcode']) {
      expect(decide(to(path), locked)).toEqual(redirect('/lockScreen'));
    }
    expect(decide(to('/lockScreen'), locked)).toEqual(allow);
    expect(decide(to('/login'), locked)).toEqual(redirect('/'));
  });

  it('R2.1-19 the lock applies only with a token, and an unlocked user has nothing to do on /lockScreen', () => {
    expect(decide(to('/scanQrcode'), { ...signedOut, locked: true })).toEqual(allow);
    expect(decide(to('/home'), { ...signedOut, locked: true })).toEqual(redirect('/login?redirect=%2Fhome'));
    expect(decide(to('/lockScreen'), signedIn)).toEqual(redirect('/'));
  });

  it('R2.1-05 X8-14 with a token an unknown path goes to /404', () => {
    expect(decide(to('/nothing', false), signedIn)).toEqual(redirect('/404'));
    expect(decide(to('/404', false), signedIn)).toEqual(allow);
  });

  it('R2.1-22 the menu is loaded once: only a navigation without it asks for it', () => {
    expect(decide(to('/permission/user', false), { ...signedIn, menuLoaded: false })).toEqual({
      type: 'load',
    });
    expect(decide(to('/permission/user'), signedIn)).toEqual(allow);
  });

  it('R2.1-03 R2.1-04 a failed navigation goes to /404 unless it was a duplicate', () => {
    expect(afterNavigationFailure({ type: 'error' }, GUARD_PATHS)).toEqual(redirect('/404'));
    expect(afterNavigationFailure({ type: 'aborted' }, GUARD_PATHS)).toEqual(redirect('/404'));
    expect(afterNavigationFailure({ type: 'duplicate' }, GUARD_PATHS)).toEqual(allow);
  });

  it('R2.3-17 a page is refreshed by /redirect and its full path', () => {
    expect(refreshPathFor('/permission/user?page=2')).toBe('/redirect/permission/user?page=2');
  });

  it('R2.5-15 closing the last tab refreshes it when it is named Dashboard, and goes to / else', () => {
    const tab = (name: string): Tab => ({
      path: '/dashboard',
      fullPath: '/dashboard?x=1',
      title: '',
      zhTitle: '',
      name,
      meta: { icon: '', names: {} },
    });
    expect(pathWhenEmpty(tab('Dashboard'))).toBe('/redirect/dashboard?x=1');
    expect(pathWhenEmpty(tab('Home'))).toBe('/');
  });
});

describe('loadRoutes', () => {
  function steps(overrides: object = {}) {
    const order: string[] = [];
    return {
      order,
      fetchUser: vi.fn(() => {
        order.push('fetch');
        return Promise.resolve('user');
      }),
      generateRoutes: vi.fn((user: string) => {
        order.push('generate');
        return [user];
      }),
      addRoutes: vi.fn(() => void order.push('add')),
      retry: vi.fn(() => void order.push('retry')),
      resetToken: vi.fn(() => void order.push('reset')),
      showError: vi.fn(() => void order.push('error')),
      ...overrides,
    };
  }

  it('S4-53 R2.1-20 R2.1-21 without a menu fetches the user, generates routes, adds them and retries the wanted path, in this order', async () => {
    const run = steps();
    expect(decide(to('/permission/user?page=2', false), { ...signedIn, menuLoaded: false })).toEqual({
      type: 'load',
    });
    await loadRoutes(() => '/permission/user?page=2', run, GUARD_PATHS);
    expect(run.order).toEqual(['fetch', 'generate', 'add', 'retry']);
    expect(run.addRoutes).toHaveBeenCalledWith(['user']);
    expect(run.retry).toHaveBeenCalledWith('/permission/user?page=2');
  });

  it('R2.1-23 X8-15 a failure resets the token and goes to /login with the wanted path; a text is shown', async () => {
    const run = steps({ fetchUser: () => Promise.reject('您的权限不足，请联系管理员') });
    await loadRoutes(() => '/home', run, GUARD_PATHS);
    expect(run.order).toEqual(['reset', 'error', 'retry']);
    expect(run.showError).toHaveBeenCalledWith('您的权限不足，请联系管理员');
    expect(run.retry).toHaveBeenCalledWith('/login?redirect=%2Fhome');
  });

  it('R2.1-24 a failure that is not a text is not shown', async () => {
    const run = steps({ fetchUser: () => Promise.reject(new Error('network')) });
    await loadRoutes(() => '/home', run, GUARD_PATHS);
    expect(run.order).toEqual(['reset', 'retry']);
  });

  it('goes to where the person is by then', async () => {
    let wanted = '/home';
    const run = steps();
    const loading = loadRoutes(() => wanted, run, GUARD_PATHS);
    wanted = '/permission/user';
    await loading;
    expect(run.retry).toHaveBeenCalledWith('/permission/user');
  });

  it('leads nowhere and ends no session once it is not needed any more', async () => {
    const controller = new AbortController();
    const done = steps();
    const failed = steps({ fetchUser: () => Promise.reject('aborted') });
    const loading = [done, failed].map((run) => loadRoutes(() => '/home', run, GUARD_PATHS, controller.signal));
    controller.abort();
    await Promise.all(loading);
    expect(done.order).toEqual(['fetch']);
    expect(failed.order).toEqual([]);
  });
});
