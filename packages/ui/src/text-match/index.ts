export { MatchRank, matchText, startsWithText, type MatchPinyin, type TextMatch, type TextRange } from './matchText.js';
export { loadPinyin } from './loadPinyin.js';
