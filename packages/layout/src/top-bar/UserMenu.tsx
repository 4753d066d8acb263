import { Avatar } from '@smart-admin/ui/avatar';
import { DropdownMenu, type MenuItem } from '@smart-admin/ui/dropdown-menu';
import { ChevronDown } from 'lucide-react';
import { type FrameUser } from '../frame/frameProps.js';

/** Picture and name of the user, and what they can do with their account; without entries nothing opens. */
export function UserMenu({ user, phone, items }: UserMenuProps) {
  const face = (
    <>
      <Avatar name={user.name} src={user.avatar} tone="primary" />
      {/* where there is little room it goes to the menu or to where one is */}
      {phone ? null : <span className="max-w-32 truncate max-[1199px]:sr-only">{user.name}</span>}
    </>
  );
  if (items.length === 0)
    return <span className="flex flex-none items-center gap-2 px-1.5 whitespace-nowrap">{face}</span>;
  return (
    <DropdownMenu
      align="end"
      className="min-w-44"
      trigger={
        <button
          type="button"
          aria-label={phone ? user.name : undefined}
          className="flex h-8 flex-none items-center gap-2 rounded-md px-1.5 whitespace-nowrap hover:bg-pressed data-[state=open]:bg-pressed phone:h-11 phone:px-2.5"
        >
          {face}
          {phone ? null : <ChevronDown size={14} aria-hidden className="text-3" />}
        </button>
      }
      items={items}
    />
  );
}

export interface UserMenuProps {
  user: FrameUser;
  /** Narrower than 992 px. */
  phone: boolean;
  items: readonly MenuItem[];
}
