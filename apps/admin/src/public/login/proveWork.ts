import { frameApi } from '../../app/frameApi.js';

/** Lets the browser solve a challenge of the server, about a second's work, and answers it as calls send it. */
export async function proveWork(): Promise<string> {
  const [challenge, { solveChallenge }] = await Promise.all([
    frameApi.oauth.challenge(),
    // nobody loads it who proves nothing
    import('./solveChallenge.js'),
  ]);
  return solveChallenge(challenge);
}
