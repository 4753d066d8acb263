/** Where the guard of an application leads. */
export interface GuardPaths {
  /** Page to sign in. */
  login: string;
  /** Page of a locked screen. */
  lock: string;
  /** Where `/` leads. */
  home: string;
  /** Page of an unknown address. */
  notFound: string;
  /** Paths that open without a token. */
  open: readonly string[];
}

/** Address of the sign-in page that returns to the wanted path, its query kept. */
export function loginPathFor(wanted: string, { login }: Pick<GuardPaths, 'login'>): string {
  return `${login}?redirect=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: the decoded redirect when it is a path of ours, else `/`. */
export function pathAfterLogin(redirect: string | null | undefined, { login }: Pick<GuardPaths, 'login'>): string {
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return '/';
  const url = URL.canParse(redirect, 'http://own.invalid') ? new URL(redirect, 'http://own.invalid') : undefined;
  return url?.host === 'own.invalid' && url.pathname !== login ? redirect : '/';
}

/** An address without query and fragment. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address;
}
