let addresses: ReadonlySet<string> = new Set();

/** Said by the registry of pages once its code is there: the sign-in page does without it. */
export function setPageAddresses(all: ReadonlySet<string>): void {
  addresses = all;
}

/** Whether a page of the menu stands at an address, in whoever's menu it is. */
export function isPageAddress(path: string): boolean {
  return addresses.has(path);
}
