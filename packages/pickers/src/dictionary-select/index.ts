export { DictionarySelect, type DictionarySelectProps } from './DictionarySelect.js';
