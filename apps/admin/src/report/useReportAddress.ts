import { useLocation, useNavigate } from 'react-router';

/** What is looked at of a report: values of its filters as far as somebody chose them, and the page. */
export interface ReportAddress {
  filters: Readonly<Record<string, string>>;
  page: number;
  pageSize: number;
}

/** Rows of a page unless somebody chose another number. */
export const PAGE_ROWS = 100;

/**
 * Filters and page of a report in the address of its tab, so that a reload and a copied link show the same.
 */
export function useReportAddress(path: string): [ReportAddress, (next: ReportAddress) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    readAddress(search),
    (next) => {
      if (window.location.pathname === path)
        void navigate({ pathname: path, search: writeAddress(next) }, { replace: true });
    },
  ];
}

function readAddress(search: string): ReportAddress {
  const params = new URLSearchParams(search);
  const filters: Record<string, string> = {};
  for (const [name, value] of params) if (name.startsWith(FILTER)) filters[name.slice(FILTER.length)] = value;
  return { filters, page: positive(params.get('page')) ?? 1, pageSize: positive(params.get('pageSize')) ?? PAGE_ROWS };
}

function writeAddress({ filters, page, pageSize }: ReportAddress): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) params.set(`${FILTER}${name}`, value);
  if (page > 1) params.set('page', String(page));
  if (pageSize !== PAGE_ROWS) params.set('pageSize', String(pageSize));
  const text = params.toString();
  return text ? `?${text}` : '';
}

const FILTER = 'f.';

function positive(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= 100_000 ? number : undefined;
}
