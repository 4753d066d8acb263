export { fileCategory, type FileCategory } from './fileCategory.js';
export { acceptWords, isAccepted, isSmallEnough, type AcceptWords } from './fileRules.js';
export { formatAmount, formatNumber } from './formatAmount.js';
export {
  DATE_TIME_PATTERN,
  DATE_TIME_SECOND_PATTERN,
  DATE_PATTERN,
  formatDate,
  formatDenseDate,
  toDate,
  type Moment,
} from './formatDate.js';
export { formatDuration } from './formatDuration.js';
export { FILE_SIZE_UNITS, DEFAULT_FILE_SIZE, formatFileSize, type FileSizeUnit } from './formatFileSize.js';
export { timeAgo, chatTimeAgo, type TimeAgoOptions } from './timeAgo.js';
