export { ErrorState, type ErrorStateProps } from './ErrorState.js';
export { LoadError, type LoadErrorProps } from './LoadError.js';
