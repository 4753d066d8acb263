/** Title and icon of the browser's tab; without an icon of its own the built-in one. */
export function showSite(title: string, icon: string): void {
  document.title = title;
  const link = document.querySelector('link[rel=icon]');
  link?.removeAttribute('type'); // a picture of any type may take its place
  link?.setAttribute('href', icon || BUILT_IN);
}

const BUILT_IN = '/favicon.svg';
