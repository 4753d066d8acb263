export { MultiSelect, type MultiSelectProps } from './MultiSelect.js';
export { TagList, type TagListProps, type TagListItem } from './TagList.js';
