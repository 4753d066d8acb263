import { describe, expect, it } from 'vitest';
import { menuToRoutes, readProperties, routeName } from './menuToRoutes.js';
import { type MenuNode } from './menuTypes.js';

const context = {
  dataVHost: 'https://datav.example',
  reportHost: 'https://report.example',
  staticHost: 'https://static.example',
  token: 't/k',
};
const entry = (part: Partial<MenuNode>): MenuNode => ({
  id: 'id1',
  enCode: 'a.b.c',
  fullName: '用户管理',
  icon: 'users',
  type: 2,
  urlAddress: '',
  linkTarget: '',
  propertyJson: '',
  ...part,
});
const routeOf = (part: Partial<MenuNode>) => menuToRoutes([entry(part)], context).routes[0];
const itemOf = (part: Partial<MenuNode>) => menuToRoutes([entry(part)], context).navigation[0];

describe('menuToRoutes', () => {
  it('R2.4-01 a directory has its enCode as path and is followed to any depth', () => {
    const leaf = entry({ id: 'leaf', enCode: 'deep', urlAddress: 'permission/user' });
    const nested = [1, 2, 3, 4].reduce<MenuNode>(
      (child, depth) => entry({ id: `d${depth}`, enCode: `dir${depth}`, type: 1, children: [child] }),
      leaf,
    );
    const { routes, navigation } = menuToRoutes([nested], context);
    expect(routes.map((route) => route.path)).toEqual(['/permission/user']);
    let item = navigation[0];
    const paths = [];
    while (item) {
      paths.push(item.path);
      item = item.children?.[0];
    }
    expect(paths).toEqual(['/dir4', '/dir3', '/dir2', '/dir1', '/permission/user']);
  });

  it('R2.4-02 a page is at its urlAddress without the query, which also names its view', () => {
    expect(routeOf({ urlAddress: '/permission/user?tab=1' })).toMatchObject({
      path: '/permission/user',
      vueName: 'permission/user',
      view: 'page',
    });
  });

  it('R2.4-04 a form model opens the dynamic form page with its moduleId', () => {
    expect(routeOf({ type: 3, enCode: 'visit.apply', propertyJson: '{"moduleId":"m1"}' })).toMatchObject({
      view: 'model',
      path: '/model/visit.apply',
      moduleId: 'm1',
    });
  });

  it('R2.4-05 a dictionary entry opens the dictionary page', () => {
    expect(routeOf({ type: 4, enCode: 'plateColor', propertyJson: '{"moduleId":"d1","isTree":1}' })).toMatchObject({
      view: 'dictionary',
      path: '/dictionary/plateColor',
      moduleId: 'd1',
      isTree: true,
    });
  });

  it('a report entry leads to the report page', () => {
    expect(routeOf({ type: 5, enCode: 'revenue', propertyJson: '{"moduleId":"r1"}' })).toMatchObject({
      view: 'report',
      path: '/report/revenue',
      moduleId: 'r1',
    });
  });

  it('R2.4-07 a portal opens the dynamic portal page at its urlAddress', () => {
    expect(routeOf({ type: 8, urlAddress: 'portal/ops', propertyJson: '{"moduleId":"p1"}' })).toMatchObject({
      view: 'portal',
      path: '/portal/ops',
      moduleId: 'p1',
    });
  });

  it('R2.4-08 missing or broken propertyJson does not break the other entries', () => {
    expect(readProperties('')).toEqual({ moduleId: '', isTree: false });
    expect(readProperties('{broken')).toEqual({ moduleId: '', isTree: false });
    expect(readProperties('null')).toEqual({ moduleId: '', isTree: false });
    expect(readProperties('{"moduleId":"m","isTree":true}')).toEqual({ moduleId: 'm', isTree: true });
    expect(
      menuToRoutes([entry({ type: 3, propertyJson: '{broken' }), entry({ id: 'x', urlAddress: 'ok' })], context).routes,
    ).toHaveLength(2);
  });

  it('R2.4-09 R2.4-10 R2.4-14 a data view opens in a new window with moduleId and token', () => {
    expect(itemOf({ type: 6, propertyJson: '{"moduleId":"v1"}' })).toMatchObject({
      path: '',
      href: 'https://datav.example/view/v1?token=t%2Fk',
    });
    expect(routeOf({ type: 6 })).toBeUndefined();
  });

  it('R2.4-11 R2.4-13 R2.4-14 a link replaces both placeholders and opens directly', () => {
    expect(itemOf({ type: 7, urlAddress: '${dataV}/board?t=${token}&u=${token}', linkTarget: '_blank' })).toMatchObject(
      { href: 'https://datav.example/board?t=t%2Fk&u=t%2Fk' },
    );
    expect(itemOf({ type: 7, urlAddress: 'https://x.example', linkTarget: '' })).toMatchObject({
      href: 'https://x.example',
    });
  });

  it('R2.4-12 a link with _self is embedded at a route of its own', () => {
    expect(
      routeOf({ type: 7, enCode: 'docs', urlAddress: 'https://x.example?t=${token}', linkTarget: '_self' }),
    ).toMatchObject({ view: 'frame', path: '/externalLink/docs', frameUrl: 'https://x.example?t=t%2Fk' });
    expect(
      itemOf({ type: 7, enCode: 'docs', urlAddress: 'https://x.example', linkTarget: '_self' })?.href,
    ).toBeUndefined();
  });

  it('R2.4-15 names are enCodes with every dot as a dash', () => {
    expect(routeName('permission.user.detail')).toBe('permission-user-detail');
    expect(routeOf({ urlAddress: 'x' })?.name).toBe('a-b-c');
  });

  it('E3-02 what the layout shows of an entry has its path and vueName, the view that draws it', () => {
    expect(itemOf({ urlAddress: '/permission/user?tab=1' })).toMatchObject({
      path: '/permission/user',
      vueName: 'permission/user',
    });
    expect(itemOf({ type: 3, enCode: 'visit' })).toMatchObject({ path: '/model/visit', vueName: 'model' });
    expect(itemOf({ type: 4, enCode: 'colour' })).toMatchObject({ path: '/dictionary/colour', vueName: 'dictionary' });
    expect(itemOf({ type: 8, urlAddress: 'ops' })).toMatchObject({ path: '/ops', vueName: 'portal' });
    expect(itemOf({ type: 1, enCode: 'dev' })).not.toHaveProperty('vueName');
    expect(itemOf({ type: 6 })).not.toHaveProperty('vueName');
  });

  it('R2.4-16 meta holds the title, icon, Chinese title and the menu id as modelId', () => {
    expect(routeOf({ urlAddress: 'x', names: { en: 'Users' } })?.meta).toEqual({
      fullName: '用户管理',
      names: { en: 'Users' },
      icon: 'users',
      modelId: 'id1',
    });
  });

  it('an entry of an unknown type is left out and breaks nothing', () => {
    expect(menuToRoutes([entry({ type: 99 }), entry({ urlAddress: 'ok' })], context)).toMatchObject({
      routes: [{ path: '/ok' }],
      navigation: [{ path: '/ok' }],
    });
  });
});
