import { expect, it } from 'vitest';
import { findPlace } from './findPlace.js';
import { placeIn } from './placeNames.js';

it.for([
  ['广东省深圳市', 'en', 'Shenzhen, Guangdong'],
  ['广东深圳市', 'vi', 'Shenzhen, Guangdong'],
  ['广东省深圳市', 'zhtw', '廣東深圳市'],
  ['广东省深圳市', 'zh', '广东省深圳市'],
  ['北京市', 'en', 'Beijing'],
  ['内蒙古自治区呼和浩特市', 'en', 'Huhehaote, Inner Mongolia'],
  ['美国加利福尼亚', 'en', 'United States'],
  ['德国', 'vi', 'Đức'],
  ['未知的地方', 'en', '未知的地方'],
  ['', 'en', ''],
] as const)('%s in %s is %s', ([place, locale, told]) => {
  expect(placeIn(place, locale)).toBe(told);
});

it('what the table of addresses says is told in Latin letters', () => {
  for (const ip of ['114.114.114.114', '8.8.8.8', '202.96.134.133'])
    expect(placeIn(findPlace(ip), 'en')).toMatch(/^[\w ,'.-]+$/);
});
