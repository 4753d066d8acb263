import { type MenuNames } from '../../rights/menuCatalog.js';
import { type DesignPageKind } from './design.tables.js';

/** What is particular to one kind of designed pages. */
export interface DesignKind {
  kind: DesignPageKind;
  /** Type of its entries in the menus: 5 report, 6 screen, 8 portal. */
  menuType: number;
  /** Icon of a new entry. */
  icon: string;
  /** Address of a new entry. */
  urlAddress(page: { id: string; enCode: string }): string;
  /** The document as it is stored: without HTML that does something. Default: as it is. */
  clean?(document: object): object;
  /** Its names in other languages, which the entries of a release get. Default: none. */
  namesOf?(document: object): MenuNames;
  /** Throws for a document that may be kept as a draft, but not released. */
  refuseRelease?(document: object): void;
}

/** Settings of the menu entries that show a page. */
export function propertyOfDesign(id: string): string {
  return JSON.stringify({ moduleId: id });
}
