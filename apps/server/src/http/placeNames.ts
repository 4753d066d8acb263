import { LOCALE_TAGS, LOCALES, type Locale } from '@smart-admin/ui/messages';
import { pinyin } from 'pinyin-pro';

/**
 * A place of `findPlace` for readers of another language: `广东深圳市` is `Shenzhen, Guangdong`; of a place abroad, which
 * the table writes in Chinese characters, the country alone. What is not known stays as it is.
 */
export function placeIn(place: string, locale: Locale): string {
  if (locale === 'zh') return place;
  const [province, english = '', traditional = ''] = PROVINCES.find(([name]) => place.startsWith(name)) ?? [];
  if (province !== undefined) {
    const rest = place.slice(province.length).replace(PROVINCE_END, '');
    if (locale === 'zhtw') return traditional + rest;
    return rest === '' ? english : `${latinName(rest)}, ${english}`;
  }
  const [country, code] = COUNTRIES.find(([name]) => place.startsWith(name)) ?? [];
  const name = code && regionNames.get(locale)?.of(code);
  if (country === undefined || !name) return place;
  return locale === 'zhtw' ? name + place.slice(country.length) : name;
}

/** `深圳市` as `Shenzhen`. */
function latinName(city: string): string {
  const sounds = pinyin(city.replace(CITY_END, ''), { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('');
  return sounds.charAt(0).toUpperCase() + sounds.slice(1);
}

const PROVINCE_END = /^(省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)/;
const CITY_END = /(?<=.{2})(市|地区|盟|区|县)$/;

/** Provinces of China as the table begins with them. */
const PROVINCES: readonly (readonly [string, string, string])[] = [
  ['北京', 'Beijing', '北京'],
  ['天津', 'Tianjin', '天津'],
  ['河北', 'Hebei', '河北'],
  ['山西', 'Shanxi', '山西'],
  ['内蒙古', 'Inner Mongolia', '內蒙古'],
  ['辽宁', 'Liaoning', '遼寧'],
  ['吉林', 'Jilin', '吉林'],
  ['黑龙江', 'Heilongjiang', '黑龍江'],
  ['上海', 'Shanghai', '上海'],
  ['江苏', 'Jiangsu', '江蘇'],
  ['浙江', 'Zhejiang', '浙江'],
  ['安徽', 'Anhui', '安徽'],
  ['福建', 'Fujian', '福建'],
  ['江西', 'Jiangxi', '江西'],
  ['山东', 'Shandong', '山東'],
  ['河南', 'Henan', '河南'],
  ['湖北', 'Hubei', '湖北'],
  ['湖南', 'Hunan', '湖南'],
  ['广东', 'Guangdong', '廣東'],
  ['广西', 'Guangxi', '廣西'],
  ['海南', 'Hainan', '海南'],
  ['重庆', 'Chongqing', '重慶'],
  ['四川', 'Sichuan', '四川'],
  ['贵州', 'Guizhou', '貴州'],
  ['云南', 'Yunnan', '雲南'],
  ['西藏', 'Tibet', '西藏'],
  ['陕西', 'Shaanxi', '陝西'],
  ['甘肃', 'Gansu', '甘肅'],
  ['青海', 'Qinghai', '青海'],
  ['宁夏', 'Ningxia', '寧夏'],
  ['新疆', 'Xinjiang', '新疆'],
  ['香港', 'Hong Kong', '香港'],
  ['澳门', 'Macao', '澳門'],
  ['台湾', 'Taiwan', '台灣'],
];

const regionNames = new Map(
  LOCALES.map((locale) => [locale, new Intl.DisplayNames([LOCALE_TAGS[locale]], { type: 'region', fallback: 'none' })]),
);
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Countries by their Chinese names, the longest first: one name may begin another. */
const COUNTRIES: readonly (readonly [string, string])[] = LETTERS.flatMap((first) =>
  LETTERS.flatMap((second): [string, string][] => {
    const name = regionNames.get('zh')?.of(first + second);
    return name ? [[name, first + second]] : [];
  }),
).sort(([one], [other]) => other.length - one.length);
