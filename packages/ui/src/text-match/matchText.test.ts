import { describe, expect, it } from 'vitest';
import { loadPinyin } from './loadPinyin.js';
import { MatchRank, matchText } from './matchText.js';

const pinyin = await loadPinyin('zh');
const rank = (text: string, query: string) => matchText(text, query, pinyin)?.rank;

describe('matchText', () => {
  it('tells how well a text matches, and which part of it', () => {
    expect(matchText('用户管理', '用户管理')).toEqual({ rank: MatchRank.Exact, ranges: [[0, 4]] });
    expect(matchText('用户管理', '用户')).toEqual({ rank: MatchRank.Prefix, ranges: [[0, 2]] });
    expect(matchText('System log', 'log')).toEqual({ rank: MatchRank.WordStart, ranges: [[7, 10]] });
    expect(matchText('catalog of logs', 'log')).toEqual({ rank: MatchRank.WordStart, ranges: [[11, 14]] });
    expect(matchText('在线用户', '用户')).toEqual({ rank: MatchRank.Inside, ranges: [[2, 4]] });
    expect(matchText('用户管理', '角色')).toBeUndefined();
    expect(matchText('用户管理', '  ')).toBeUndefined();
  });

  it('takes letters without their marks, composed or not', () => {
    expect(matchText('Người dùng', 'nguoi')).toEqual({ rank: MatchRank.Prefix, ranges: [[0, 5]] });
    expect(matchText('Người dùng'.normalize('NFD'), 'người')?.rank).toBe(MatchRank.Prefix);
    expect(matchText('Bãi đỗ xe', 'do xe')).toEqual({ rank: MatchRank.WordStart, ranges: [[4, 9]] });
    expect(matchText('Đơn', 'đơn')?.rank).toBe(MatchRank.Exact);
  });

  it('finds each of several words, in any order', () => {
    expect(matchText('权限管理 > 用户管理', '用户 权限')).toEqual({
      rank: MatchRank.Inside,
      ranges: [
        [0, 2],
        [7, 9],
      ],
    });
    expect(matchText('权限管理 > 用户管理', '用户 角色')).toBeUndefined();
  });

  it('finds Chinese by its sound: initials, syllables, and syllables that are begun', () => {
    expect(matchText('用户管理', 'yhgl', pinyin)).toEqual({ rank: MatchRank.PinyinStart, ranges: [[0, 4]] });
    expect(matchText('用户管理', 'YongHu', pinyin)).toEqual({ rank: MatchRank.PinyinStart, ranges: [[0, 2]] });
    expect(matchText('在线用户', 'yongh', pinyin)).toEqual({ rank: MatchRank.Pinyin, ranges: [[2, 4]] });
    expect(rank('权限管理 > 用户管理', 'qx yhgl')).toBe(MatchRank.Pinyin);
    expect(rank('重置', 'chongzhi')).toBe(MatchRank.PinyinStart);
    expect(matchText('用户管理', 'yonghugl', pinyin)).toEqual({ rank: MatchRank.MixedPinyinStart, ranges: [[0, 4]] });
    expect(matchText('在线用户', 'yhu', pinyin)).toEqual({ rank: MatchRank.MixedPinyin, ranges: [[2, 4]] });
    expect(rank('权限管理 > 用户管理', 'qxgl yhguanli')).toBe(MatchRank.MixedPinyin);
    expect(rank('用户管理', 'yhgl1')).toBeUndefined();
    expect(matchText('用户管理', 'yhgl')).toBeUndefined();
  });

  it('reads traditional characters with their own table', async () => {
    expect(rank('權限', 'quanxian')).toBeUndefined();
    expect(matchText('權限', 'quanxian', await loadPinyin('zhtw'))?.rank).toBe(MatchRank.PinyinStart);
  });
});
