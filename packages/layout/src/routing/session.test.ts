import { describe, expect, it, vi } from 'vitest';
import { fetchSession } from './fetchSession.js';
import { DEFAULT_BUTTON_CODES, isSpecialUser, pagePermissions } from './permissions.js';
import { createSessionEnd } from './sessionEnd.js';
import { documentTitle, siteTitle } from './titles.js';

const names = { sysName: '智慧城市管理平台', sysNameEn: 'Smart Admin', sysNameZhtw: '智慧城市管理平臺' };

describe('titles', () => {
  const meta = { fullName: '用户管理', names: { en: 'Users', zhtw: '使用者管理' } };

  it('R2.1-07 the page title is the translated route title followed by the site title', () => {
    expect(documentTitle(meta, names, 'zh')).toBe('用户管理 - 智慧城市管理平台');
    expect(documentTitle(meta, names, 'en')).toBe('Users - Smart Admin');
    expect(documentTitle(meta, names, 'vi')).toBe('用户管理 - 智慧城市管理平台');
    expect(documentTitle(undefined, names, 'zh')).toBe('智慧城市管理平台');
  });

  it('R2.1-08 R2.1-09 English and traditional Chinese have their own site titles, Vietnamese the default one', () => {
    expect(siteTitle(names, 'en')).toBe('Smart Admin');
    expect(siteTitle(names, 'zhtw')).toBe('智慧城市管理平臺');
    expect(siteTitle(names, 'vi')).toBe('智慧城市管理平台');
    expect(siteTitle({ ...names, sysNameEn: '' }, 'en')).toBe('智慧城市管理平台');
  });
});

describe('pagePermissions', () => {
  const entries = [
    {
      modelId: 'm1',
      column: [{ enCode: 'mobilePhone' }],
      form: [{ enCode: 'email' }],
      button: [{ enCode: 'btn_add' }],
      columnTables: ['visitors'],
    },
    { modelId: 'm2', column: [], form: [], button: [{ enCode: 'btn_remove' }] },
  ];

  it('G6-01 rights are those of the current page’s modelId', () => {
    expect(pagePermissions(entries, 'm1').can('btn_add')).toBe(true);
    expect(pagePermissions(entries, 'm2').can('btn_add')).toBe(false);
    expect(pagePermissions(entries, undefined).can('btn_add')).toBe(false);
    expect(pagePermissions(entries, 'unknown').can('btn_add')).toBe(false);
  });

  it('G6-02 a column that is absent is not allowed', () => {
    expect(pagePermissions(entries, 'm1').canColumn('mobilePhone')).toBe(true);
    expect(pagePermissions(entries, 'm1').canColumn('email')).toBe(false);
  });

  it('G6-03 a form field that is absent is not allowed', () => {
    expect(pagePermissions(entries, 'm1').canField('email')).toBe(true);
    expect(pagePermissions(entries, 'm1').canField('mobilePhone')).toBe(false);
  });

  it('says of which subtables the columns are given one by one', () => {
    expect(pagePermissions(entries, 'm1').hasColumnCodes('visitors')).toBe(true);
    expect(pagePermissions(entries, 'm1').hasColumnCodes('cars')).toBe(false);
    expect(pagePermissions(entries, 'm2').hasColumnCodes('visitors')).toBe(false);
  });

  it('G6-04 a button that is absent is not allowed', () => {
    expect(pagePermissions(entries, 'm2').can('btn_remove')).toBe(true);
    expect(pagePermissions(entries, 'm2').can('btn_edit')).toBe(false);
  });

  it('G6-08 the default codes', () => {
    expect(DEFAULT_BUTTON_CODES).toEqual({ add: 'btn_add', edit: 'btn_edit', remove: 'btn_remove' });
  });

  it('G6-20 the special user is the configured account or the user id admin', () => {
    expect(isSpecialUser({ userId: 'admin', userAccount: 'root' }, '')).toBe(true);
    expect(isSpecialUser({ userId: '7', userAccount: 'boss' }, 'boss')).toBe(true);
    expect(isSpecialUser({ userId: '7', userAccount: 'clerk' }, 'boss')).toBe(false);
    expect(isSpecialUser({ userId: '7', userAccount: '' }, '')).toBe(false);
  });
});

describe('fetchSession', () => {
  const texts = { verificationFailed: '验证失败，请重新登录。', noPermission: '您的权限不足，请联系管理员' };

  it('no data fails with the text that asks to sign in again', async () => {
    await expect(fetchSession(() => Promise.resolve(null), texts)).rejects.toBe('验证失败，请重新登录。');
  });

  it('G6-09 an empty menu fails with the no-permission text, without a full stop', async () => {
    await expect(fetchSession(() => Promise.resolve({ menuList: [] }), texts)).rejects.toBe(
      '您的权限不足，请联系管理员',
    );
  });

  it('somebody with pages in the app’s menu alone is let in', async () => {
    const user = { menuList: [], appMenuList: [1] };
    await expect(fetchSession(() => Promise.resolve(user), texts)).resolves.toBe(user);
  });

  it('gives the user otherwise', async () => {
    const user = { menuList: [1] };
    await expect(fetchSession(() => Promise.resolve(user), texts)).resolves.toBe(user);
  });
});

describe('createSessionEnd', () => {
  function setUp(path: string) {
    let seen: () => void = () => undefined;
    const order: string[] = [];
    let token: string | null = 'tok';
    const steps = {
      loginPath: '/login',
      token: () => token,
      signInAnew: () => {
        token = 'other';
      },
      showError: vi.fn(
        () =>
          new Promise<void>((resolve) => {
            order.push('toast');
            seen = resolve;
          }),
      ),
      resetToken: vi.fn(() => void order.push('reset')),
      currentPath: () => ({ path, fullPath: `${path}?a=1` }),
      navigate: vi.fn((to: string) => void order.push(to)),
    };
    return {
      steps,
      order,
      finishToast: async () => {
        seen();
        await Promise.resolve();
      },
    };
  }

  it('X8-06 the token is reset after the toast, then the user goes to /login', async () => {
    const { steps, order, finishToast } = setUp('/home');
    createSessionEnd(steps)('登录过期，请重新登录');
    expect(order).toEqual(['toast']);
    await finishToast();
    expect(order).toEqual(['toast', 'reset', '/login?redirect=%2Fhome%3Fa%3D1']);
  });

  it('does not navigate when already on /login', async () => {
    const { steps, finishToast } = setUp('/login');
    createSessionEnd(steps)('x');
    await finishToast();
    expect(steps.resetToken).toHaveBeenCalledOnce();
    expect(steps.navigate).not.toHaveBeenCalled();
  });

  it('leaves a session alone that began while the text showed', async () => {
    const { steps, order, finishToast } = setUp('/home');
    createSessionEnd(steps)('x');
    steps.signInAnew();
    await finishToast();
    expect(order).toEqual(['toast']);
  });

  it('X8-08 several calls refused at once give one reset and one redirect; a later session can end again', async () => {
    const { steps, finishToast } = setUp('/home');
    const end = createSessionEnd(steps);
    end('a');
    end('b');
    end('c');
    await finishToast();
    expect(steps.showError).toHaveBeenCalledOnce();
    expect(steps.navigate).toHaveBeenCalledOnce();
    end('d');
    await finishToast();
    expect(steps.navigate).toHaveBeenCalledTimes(2);
  });
});
