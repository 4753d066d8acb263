import { loginPathFor } from './paths.js';

/**
 * Ends the session once, however many calls were refused at the same moment: the text shows, then the token is reset
 * and the user goes to sign in, unless they are already there. A session that is over by then, or a new one, is left alone.
 */
export function createSessionEnd(steps: SessionEndSteps): (text: string) => void {
  let ending = false;
  return (text) => {
    if (ending) return;
    ending = true;
    const token = steps.token();
    void steps.showError(text).then(() => {
      ending = false;
      if (steps.token() !== token) return;
      steps.resetToken();
      const { path, fullPath } = steps.currentPath();
      if (path !== steps.loginPath) steps.navigate(loginPathFor(fullPath, { login: steps.loginPath }));
    });
  };
}

export interface SessionEndSteps {
  /** Path of the page to sign in. */
  loginPath: string;
  /** Shows the text; resolves when it has been seen (1.5 s). */
  showError(text: string): Promise<void>;
  /** The token of the session that is open now. */
  token(): string | null;
  resetToken(): void;
  currentPath(): { path: string; fullPath: string };
  navigate(path: string): void;
}
