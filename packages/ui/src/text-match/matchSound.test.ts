import { describe, expect, it } from 'vitest';
import { loadPinyin } from './loadPinyin.js';
import { matchSound, type Hearing } from './matchSound.js';

const SOUNDS: Record<string, readonly string[]> = {
  用: ['yong'],
  户: ['hu'],
  管: ['guan'],
  理: ['li'],
  重: ['zhong', 'chong'],
  置: ['zhi'],
  西: ['xi'],
  安: ['an'],
  先: ['xian'],
  鳄: ['e'],
  鱼: ['yu'],
};
const hearing: Hearing = (character, letters) => {
  const sounds = SOUNDS[character] ?? [];
  if (sounds.includes(letters)) return 'whole';
  return sounds.some((sound) => sound.startsWith(letters)) ? 'start' : undefined;
};
const found = (text: string, letters: string) => matchSound(text, letters, hearing);

/** Every way to write a text down: each character spelled or by its initial, the last one also begun. */
function writings(text: string): { letters: string; mixed: boolean }[] {
  const ways = [...text].map((character) => SOUNDS[character]?.[0] ?? '');
  return Array.from({ length: 2 ** ways.length }, (_, bits) => {
    const short = ways.map((_way, index) => ((bits >> index) & 1) === 1);
    return {
      letters: ways.map((sound, index) => (short[index] ? sound[0] : sound)).join(''),
      // the last syllable, begun by its first letter, is still one that is spelled
      mixed: short.some(Boolean) && !short.every(Boolean) && short.slice(0, -1).some(Boolean),
    };
  });
}

describe('matchSound', () => {
  it('finds each way to write a text, and tells which are mixed', () => {
    for (const text of ['用户', '户管理', '用户管理'])
      for (const { letters, mixed } of writings(text))
        expect(found(text, letters), letters).toEqual({ range: [0, text.length], mixed });
  });

  it('finds the start of each way, with the last syllable begun', () => {
    for (const { letters } of writings('用户管理'))
      for (let length = 1; length <= letters.length; length += 1)
        expect(found('用户管理', letters.slice(0, length))?.range[0], letters.slice(0, length)).toBe(0);
  });

  it('a syllable that is only begun stands at the end alone', () => {
    for (const letters of ['yohu', 'yonhu', 'yonghuguli', 'yongguanli', 'hyong', 'yonghux']) {
      expect(found('用户管理', letters), letters).toBeUndefined();
    }
    expect(found('用户管理', 'yonghugua')).toEqual({ range: [0, 3], mixed: false });
    expect(found('用户管理', 'yhgua')).toEqual({ range: [0, 3], mixed: true });
  });

  it('takes every sound of a character, and initials of two letters', () => {
    for (const [letters, mixed] of [
      ['chongzhi', false],
      ['zhongzhi', false],
      ['cz', false],
      ['chzh', false],
      ['zhz', false],
      ['chongz', false],
      ['czhi', true],
      ['chzhi', true],
    ] as const)
      expect(found('重置', letters), letters).toEqual({ range: [0, 2], mixed });
    expect(found('鳄鱼', 'eyu')).toEqual({ range: [0, 2], mixed: false });
  });

  it('prefers what is spelled or initials alone, then the start', () => {
    // mixed at the start, by initials behind it
    expect(found('先安 西安', 'xa')).toEqual({ range: [0, 2], mixed: false });
    expect(found('用户管理 用户', 'yonghu')).toEqual({ range: [0, 2], mixed: false });
    expect(found('重置西安', 'xian')).toEqual({ range: [2, 4], mixed: false });
    expect(found('先', 'xian')).toEqual({ range: [0, 1], mixed: false });
    const sounds: Hearing = (character, letters) =>
      ({ 甲: ['ab'], 乙: ['c'], 丙: ['a'], 丁: ['bc'] })[character]?.some((sound) => sound.startsWith(letters))
        ? 'whole'
        : undefined;
    expect(matchSound('丙丁', 'abc', sounds)).toEqual({ range: [0, 2], mixed: false });
  });

  it('letters, digits and signs stand for themselves, blanks count nowhere', () => {
    expect(found('IC卡', 'ic')).toEqual({ range: [0, 2], mixed: false });
    expect(found('P2用户', 'p2yh')).toEqual({ range: [0, 4], mixed: false });
    expect(found('P2用户', 'p3yh')).toBeUndefined();
    expect(found('用户 > 管理', 'hgl')).toBeUndefined();
    expect(found('用户 管理', 'YongHu GL')).toEqual({ range: [0, 5], mixed: true });
    expect(found(' 用户', 'yh')).toEqual({ range: [1, 3], mixed: false });
  });

  it('nothing finds nothing', () => {
    for (const [text, letters] of [
      ['用户', ''],
      ['用户', '  '],
      ['', 'yh'],
      ['  ', 'yh'],
      ['用', 'yh'],
    ] as const)
      expect(found(text, letters)).toBeUndefined();
  });

  it('hears the characters as the table of sounds tells, for both scripts', async () => {
    for (const [locale, text, several] of [
      ['zh', '用户管理', '重庆银行'],
      ['zhtw', '用戶管理', '重慶銀行'],
    ] as const) {
      const pinyin = await loadPinyin(locale);
      for (const [letters, mixed] of [
        ['yonghuguanli', false],
        ['yhgl', false],
        ['yonghugl', true],
        ['yhguanli', true],
        ['yonghgl', true],
        ['yhgli', true],
        ['yonghuguanl', false],
      ] as const)
        expect(pinyin(text, letters), `${text} ${letters}`).toEqual({ range: [0, 4], mixed });
      for (const letters of ['yohuguanli', 'yhgunli', 'yonhgl', 'ghyl'])
        expect(pinyin(text, letters), letters).toBeUndefined();
      expect(pinyin(several, 'chongqingyh')).toEqual({ range: [0, 4], mixed: true });
      expect(pinyin(several, 'cqyinhang')).toEqual({ range: [0, 4], mixed: true });
    }
  });
});
