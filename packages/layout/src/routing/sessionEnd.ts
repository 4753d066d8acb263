import { LOGIN_PATH, loginPathFor } from './paths.js';

/**
 * Ends the session once, however many calls were refused at the same moment: the text shows, then the token is reset
 * and the user goes to sign in, unless he is already there.
 */
export function createSessionEnd(steps: SessionEndSteps): (text: string) => void {
  let ending = false;
  return (text) => {
    if (ending) return;
    ending = true;
    void steps.showError(text).then(() => {
      steps.resetToken();
      const { path, fullPath } = steps.currentPath();
      if (path !== LOGIN_PATH) steps.navigate(loginPathFor(fullPath));
      ending = false;
    });
  };
}

export interface SessionEndSteps {
  /** Shows the text; resolves when it has been seen (1.5 s). */
  showError(text: string): Promise<void>;
  resetToken(): void;
  currentPath(): { path: string; fullPath: string };
  navigate(path: string): void;
}
