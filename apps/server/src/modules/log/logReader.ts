import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type Call } from '../../http/handle.js';
import { type Rights } from '../../rights/rights.js';
import { type MenuCatalog } from '../../rights/menuCatalog.js';

/** Who reads the log: their language, and what they may see. */
export interface LogReader {
  locale: Locale;
  rights: Rights;
  catalog: MenuCatalog;
}

/** Who reads the log by a call. */
export async function readerOf({
  deps,
  caller,
  locale,
}: Pick<Call<AnyEndpoint>, 'deps' | 'caller' | 'locale'>): Promise<LogReader> {
  return { locale, rights: caller.rights, catalog: await deps.menus.read() };
}
