import { type NavigateFunction, type NavigateOptions } from 'react-router';

let navigate: NavigateFunction | undefined;

/** Lets code outside React navigate; the router calls this once. */
export function setNavigate(router: NavigateFunction): void {
  navigate = router;
}

/** Navigates from outside React; a full load when the router is not there yet. */
export function navigateTo(path: string, options?: NavigateOptions): void {
  if (navigate) void navigate(path, options);
  else location.assign(path);
}
