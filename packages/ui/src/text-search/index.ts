export { Marked, type MarkedProps } from './Marked.js';
export { SearchField, type SearchFieldProps } from './SearchField.js';
export { useListDriver, type DrivenList, type ListDriver } from './useListDriver.js';
export { usePinyin } from './usePinyin.js';
export { useTextMatch, type TextMatcher } from './useTextMatch.js';
