import { ADMINISTRATOR_ROLE } from '@smart-admin/api-client/contract';
import { defineMessages } from '@smart-admin/ui/messages';
import { ApiError, createTranslator } from '../../errors/apiError.js';

const t = createTranslator(
  defineMessages({
    zh: { fixed: '系统管理员角色不能删除、禁用或修改权限' },
    en: { fixed: 'The administrator role cannot be deleted, disabled or given other permissions' },
    zhtw: { fixed: '系統管理員角色不能刪除、禁用或修改權限' },
    vi: { fixed: 'Không thể xóa, vô hiệu hóa hoặc đổi quyền của vai trò quản trị viên' },
  }),
);

/** Throws 409 for the role whose members may do everything. */
export function refuseAdministratorRole(id: string): void {
  if (id === ADMINISTRATOR_ROLE) throw new ApiError(409, t('fixed'));
}
