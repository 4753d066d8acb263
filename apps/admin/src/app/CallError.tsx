import { ApiError } from '@smart-admin/api-client';
import { ErrorState } from '@smart-admin/ui/error-state';
import { NoPermission } from '@smart-admin/ui/no-permission';

/** In place of what a call should have answered: a missing right says so, anything else says what happened and offers a retry. */
export function CallError({ error, onRetry, className }: CallErrorProps) {
  if (error instanceof ApiError && error.code === 403)
    return <NoPermission description={error.message} className={className} />;
  return (
    <ErrorState
      description={error instanceof ApiError ? error.message : undefined}
      onRetry={onRetry}
      className={className}
    />
  );
}

interface CallErrorProps {
  error: unknown;
  onRetry: () => void;
  className?: string;
}
