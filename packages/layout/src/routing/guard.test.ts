import { describe, expect, it, vi } from 'vitest';
import { afterNavigationFailure, decideNavigation, loadRoutes, type GuardState } from './guard.js';
import { ADDITIONAL_OPEN_PATHS, OPEN_PATHS, pathAfterLogin, refreshPathFor } from './paths.js';

const signedOut: GuardState = { hasToken: false, locked: false, menuLoaded: false };
const signedIn: GuardState = { hasToken: true, locked: false, menuLoaded: true };
const to = (fullPath: string, known = true) => ({ path: fullPath.split('?')[0] ?? '', fullPath, known });
const redirect = (path: string) => ({ type: 'redirect', to: path });
const allow = { type: 'allow' };

describe('decideNavigation', () => {
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
    expect(decideNavigation(to(path), signedOut)).toEqual(allow);
  });

  it('R2.1-12 /companyQrcode/orderInfo is the one addition; the other stand-alone views need a token', () => {
    expect(ADDITIONAL_OPEN_PATHS).toEqual(['/companyQrcode/orderInfo']);
    expect(decideNavigation(to('/companyQrcode/orderInfo'), signedOut)).toEqual(allow);
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
      expect(decideNavigation(to(`/${view}`), signedOut)).toEqual(redirect(`/login?redirect=%2F${view}`));
      expect(decideNavigation(to(`/${view}`), signedIn)).toEqual(allow);
    }
    expect(decideNavigation(to('/openWindow/parking'), signedOut)).toEqual(
      redirect('/login?redirect=%2FopenWindow%2Fparking'),
    );
  });

  it('R2.1-13 without a token every other path, also an unknown one, goes to /login with the wanted path', () => {
    expect(decideNavigation(to('/home'), signedOut)).toEqual(redirect('/login?redirect=%2Fhome'));
    expect(decideNavigation(to('/nothing/here', false), signedOut)).toEqual(
      redirect('/login?redirect=%2Fnothing%2Fhere'),
    );
    expect(decideNavigation(to('/404'), signedOut)).toEqual(redirect('/login?redirect=%2F404'));
  });

  it('R2.1-14 the redirect parameter keeps the query of the wanted path', () => {
    expect(decideNavigation(to('/permission/user?page=2&keyword=王'), signedOut)).toEqual(
      redirect(`/login?redirect=${encodeURIComponent('/permission/user?page=2&keyword=王')}`),
    );
  });

  it('R2.1-15 after signing in only a path of ours is followed', () => {
    expect(pathAfterLogin('/permission/user?page=2')).toBe('/permission/user?page=2');
    for (const bad of [
      null,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/login',
    ]) {
      expect(pathAfterLogin(bad)).toBe('/');
    }
  });

  it('R2.1-16 with a token /login goes to /', () => {
    expect(decideNavigation(to('/login'), signedIn)).toEqual(redirect('/'));
  });

  it('having signed in leads from /login to the wanted path', () => {
    expect(decideNavigation(to('/login?redirect=%2Fpermission%2Fuser%3Fpage%3D2'), signedIn)).toEqual(
      redirect('/permission/user?page=2'),
    );
    expect(decideNavigation(to('/login?redirect=https%3A%2F%2Fevil.example'), signedIn)).toEqual(redirect('/'));
  });

  it('R2.1-06 / goes to /home', () => {
    expect(decideNavigation(to('/'), signedIn)).toEqual(redirect('/home'));
  });

  it('R2.1-17 locked, every path but /lockScreen and /login goes to /lockScreen', () => {
    const locked = { ...signedIn, locked: true };
    for (const path of ['/', '/home', '/permission/user', '/404', '/scanQrcode']) {
      expect(decideNavigation(to(path), locked)).toEqual(redirect('/lockScreen'));
    }
    expect(decideNavigation(to('/lockScreen'), locked)).toEqual(allow);
    expect(decideNavigation(to('/login'), locked)).toEqual(redirect('/'));
  });

  it('R2.1-19 the lock applies only with a token, and an unlocked user has nothing to do on /lockScreen', () => {
    expect(decideNavigation(to('/scanQrcode'), { ...signedOut, locked: true })).toEqual(allow);
    expect(decideNavigation(to('/home'), { ...signedOut, locked: true })).toEqual(redirect('/login?redirect=%2Fhome'));
    expect(decideNavigation(to('/lockScreen'), signedIn)).toEqual(redirect('/'));
  });

  it('R2.1-05 X8-14 with a token an unknown path goes to /404', () => {
    expect(decideNavigation(to('/nothing', false), signedIn)).toEqual(redirect('/404'));
    expect(decideNavigation(to('/404', false), signedIn)).toEqual(allow);
  });

  it('R2.1-22 the menu is loaded once: only a navigation without it asks for it', () => {
    expect(decideNavigation(to('/permission/user', false), { ...signedIn, menuLoaded: false })).toEqual({
      type: 'load',
    });
    expect(decideNavigation(to('/permission/user'), signedIn)).toEqual(allow);
  });

  it('R2.1-03 R2.1-04 a failed navigation goes to /404 unless it was a duplicate', () => {
    expect(afterNavigationFailure({ type: 'error' })).toEqual(redirect('/404'));
    expect(afterNavigationFailure({ type: 'aborted' })).toEqual(redirect('/404'));
    expect(afterNavigationFailure({ type: 'duplicate' })).toEqual(allow);
  });

  it('R2.3-17 a page is refreshed by /redirect and its full path', () => {
    expect(refreshPathFor('/permission/user?page=2')).toBe('/redirect/permission/user?page=2');
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
    expect(decideNavigation(to('/permission/user?page=2', false), { ...signedIn, menuLoaded: false })).toEqual({
      type: 'load',
    });
    await loadRoutes('/permission/user?page=2', run);
    expect(run.order).toEqual(['fetch', 'generate', 'add', 'retry']);
    expect(run.addRoutes).toHaveBeenCalledWith(['user']);
    expect(run.retry).toHaveBeenCalledWith('/permission/user?page=2');
  });

  it('R2.1-23 X8-15 a failure resets the token and goes to /login with the wanted path; a text is shown', async () => {
    const run = steps({ fetchUser: () => Promise.reject('您的权限不足，请联系管理员') });
    await loadRoutes('/home', run);
    expect(run.order).toEqual(['reset', 'error', 'retry']);
    expect(run.showError).toHaveBeenCalledWith('您的权限不足，请联系管理员');
    expect(run.retry).toHaveBeenCalledWith('/login?redirect=%2Fhome');
  });

  it('R2.1-24 a failure that is not a text is not shown', async () => {
    const run = steps({ fetchUser: () => Promise.reject(new Error('network')) });
    await loadRoutes('/home', run);
    expect(run.order).toEqual(['reset', 'retry']);
  });
});
