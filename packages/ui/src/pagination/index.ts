export { Pagination, type PaginationProps } from './Pagination.js';
export { PAGE_SIZES, DEFAULT_PAGE_SIZE, TOTAL_SHOWN_MAX, pageCount, visiblePages, formatTotal } from './pages.js';
