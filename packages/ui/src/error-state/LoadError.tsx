import { useMessages } from '../locale/LocaleProvider.js';
import { NoPermission } from '../no-permission/NoPermission.js';
import { noPermissionMessages } from '../no-permission/noPermissionMessages.js';
import { ErrorState, type ErrorStateProps } from './ErrorState.js';

/**
 * In place of what could not be loaded. A refusal (an error whose `code` or `status` is 403) says that a right is missing
 * and, in the error's own words, whom to ask; anything else says what happened and offers a retry.
 */
export function LoadError({ error, description, onRetry, requestId, title, ...rest }: LoadErrorProps) {
  const t = useMessages(noPermissionMessages);
  const message = error instanceof Error && error.message !== '' ? error.message : undefined;
  if (isRefusal(error)) return <NoPermission title={t('missing')} description={message} {...rest} />;
  return (
    <ErrorState title={title} description={message ?? description} onRetry={onRetry} requestId={requestId} {...rest} />
  );
}

function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('code' in error && error.code === 403) || ('status' in error && error.status === 403);
}

export interface LoadErrorProps extends ErrorStateProps {
  /** What the call threw. */
  error: unknown;
}
