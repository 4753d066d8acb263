import { type Locale } from '@smart-admin/ui/messages';
import { type RouteMeta } from './menuTypes.js';

/** Title of a route in a language; Chinese where it has no other. */
export function routeTitle(meta: Pick<RouteMeta, 'fullName' | 'names'>, locale: Locale): string {
  return (locale === 'zh' ? '' : meta.names[locale]) || meta.fullName;
}

/** Name of the site in a language: English and traditional Chinese have their own (decision Q18). */
export function siteTitle(names: SiteNames, locale: Locale): string {
  if (locale === 'en') return names.sysNameEn || names.sysName;
  if (locale === 'zhtw') return names.sysNameZhtw || names.sysName;
  return names.sysName;
}

/** Title of the browser's tab: the route's, followed by the site's. */
export function documentTitle(
  meta: Pick<RouteMeta, 'fullName' | 'names'> | undefined,
  names: SiteNames,
  locale: Locale,
): string {
  const site = siteTitle(names, locale);
  return meta ? `${routeTitle(meta, locale)} - ${site}` : site;
}

export interface SiteNames {
  sysName: string;
  sysNameEn: string;
  sysNameZhtw: string;
}
