import { RefreshCw } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { StateBlock } from '../empty/StateBlock.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { errorStateMessages } from './errorStateMessages.js';

/** Says what went wrong and what was kept; 重试 comes first. */
export function ErrorState({ title, description, onRetry, actions, requestId, ...rest }: ErrorStateProps) {
  const t = useMessages(errorStateMessages);
  return (
    <StateBlock
      data-slot="error-state"
      role="alert"
      drawing="error"
      title={title ?? t('title')}
      description={description ?? t('description')}
      actions={
        (onRetry || actions) && (
          <>
            {onRetry && (
              <Button variant="primary" icon={<RefreshCw aria-hidden />} onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            {actions}
          </>
        )
      }
      detail={requestId && t('request', { id: requestId })}
      {...rest}
    />
  );
}

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default 数据加载失败. */
  title?: ReactNode;
  /** What happened and what was kept. */
  description?: ReactNode;
  /** Offers 重试. */
  onRetry?: () => void;
  /** A second button. */
  actions?: ReactNode;
  /** Number by which support finds the request. */
  requestId?: string;
}
