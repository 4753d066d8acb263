import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedPlaceholders } from '../packages/ui/src/messages/changedPlaceholders.js';
import { readCatalogs, textsOf, type CatalogText } from '../tooling/interfaceTexts.ts';

it('reads the texts of catalogs wherever they stand in a source, and only those', () => {
  const source = `
    const other = { zh: { a: '甲' } };
    export const messages = defineMessages({
      zh: { ...other.zh, save: '保存', 'a.b': \`共 {n} 条\` },
      en: { save: 'Save', 'a.b': '{n} in total' },
      zhtw: { save: '儲存', 'a.b': '共 {n} 筆' },
      vi: { save: 'Lưu', 'a.b': 'Tổng {n}' },
    });
    const say = createSay(defineMessages({ zh: { no: '否' }, en: { no: 'No' }, zhtw: { no: '否' }, vi: {} }));`;
  expect(textsOf(source)).toEqual([
    { key: 'save', zh: '保存', en: 'Save', zhtw: '儲存', vi: 'Lưu' },
    { key: 'a.b', zh: '共 {n} 条', en: '{n} in total', zhtw: '共 {n} 筆', vi: 'Tổng {n}' },
    { key: 'no', zh: '否', en: 'No', zhtw: '否', vi: '' },
  ]);
});

it('says the same with the same placeholders in every language, and knows no plural forms, which would be shown as they are', async () => {
  const wrong = (await readCatalogs(join(import.meta.dirname, '..'))).flatMap(({ key, zh, ...others }) =>
    [others.en, others.zhtw, others.vi].flatMap((text) => {
      const { lost, invented } = changedPlaceholders(zh, text);
      return text !== '' && (lost.length + invented.length > 0 || /\{\s*\w+\s*,/.test(text)) ? [`${key}: ${text}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Fields that no page labels by themselves: what designers draw, what pages show in parts, and names that several share. */
const LABELLED_BY_NO_PAGE = new Set([
  ...['names', 'formData', 'columnData', 'simpleSpelling', 'granted', 'access', 'geoJson', 'blocks', 'placeId'],
  ...['subjectEn', 'contentEn', 'subjectZhtw', 'contentZhtw', 'subjectVi', 'contentVi', 'value', 'price'],
  ...['paperWidth', 'paperHeight', 'marginTop', 'marginRight', 'marginBottom', 'marginLeft'],
]);

it('the log calls fields and choices as pages do, in every language', async () => {
  const root = join(import.meta.dirname, '..');
  const languagesOf = ({ zh, en, zhtw, vi }: Omit<CatalogText, 'key' | 'places'>) => [zh, en, zhtw, vi].join('\n');
  const catalogs = await readCatalogs(root);
  const shown = new Set(catalogs.filter(({ places }) => places.some(isOfPages)).map(languagesOf));
  const files = ['fieldNames', 'settingFields', 'parkingFields', 'pageFieldNames', 'choiceNames'];
  const sources = files.map((file) => readFile(join(root, `apps/server/src/modules/log/${file}.ts`), 'utf8'));
  const own = (await Promise.all(sources)).flatMap(textsOf);
  expect(own.length).toBeGreaterThan(250);
  expect(own.filter((text) => !shown.has(languagesOf(text)) && !LABELLED_BY_NO_PAGE.has(text.key))).toEqual([]);
});

const isOfPages = (place: string) => !place.startsWith('server/');
