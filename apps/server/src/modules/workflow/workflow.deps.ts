import { type LaterAnswers } from './people/LaterAnswers.js';

declare module '../../deps.js' {
  interface Deps {
    /** Whom data interfaces have last found, for those who read how flows will go on. */
    laterAnswers: LaterAnswers;
  }
}
