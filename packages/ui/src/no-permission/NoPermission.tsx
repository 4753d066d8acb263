import { type ComponentProps, type ReactNode } from 'react';
import { StateBlock } from '../empty/StateBlock.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { noPermissionMessages } from './noPermissionMessages.js';

/** In place of a page that the user may not see; names the person who can help. */
export function NoPermission({ title, description, contact, actions, ...rest }: NoPermissionProps) {
  const t = useMessages(noPermissionMessages);
  return (
    <StateBlock
      data-slot="no-permission"
      drawing="noPermission"
      title={title ?? t('title')}
      description={description ?? (contact ? t('contact', { person: contact }) : t('description'))}
      actions={actions}
      {...rest}
    />
  );
}

export interface NoPermissionProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default 您没有查看此页面的权限. */
  title?: ReactNode;
  /** One sentence that names who can help. */
  description?: ReactNode;
  /** Who can grant it, e.g. 管理员王若彤. */
  contact?: string;
  /** At most two buttons. */
  actions?: ReactNode;
}
