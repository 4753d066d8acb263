/// <reference types="vite/client" />

/** Written by `tooling/interfaceTexts.ts`. */
declare module 'virtual:interface-texts' {
  export const texts: readonly {
    key: string;
    zh: string;
    en: string;
    zhtw: string;
    vi: string;
    /** Folders whose catalogs have it. */
    places: readonly string[];
  }[];
}
