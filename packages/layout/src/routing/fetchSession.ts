/** Texts of a failed start of the session, by language of the interface. */
export interface SessionTexts {
  /** 验证失败，请重新登录。 */
  verificationFailed: string;
  /** 您的权限不足，请联系管理员 */
  noPermission: string;
}

/** Loads the signed-in user; throws a text (a string) when there is no data or both menus are empty. */
export async function fetchSession<User extends { menuList: readonly unknown[]; appMenuList?: readonly unknown[] }>(
  load: () => Promise<User | null | undefined>,
  texts: SessionTexts,
): Promise<User> {
  const user = await load();
  // a string is what the guard shows; anything else fails without a text (spec 2.1)
  if (!user) throw texts.verificationFailed;
  if (user.menuList.length === 0 && (user.appMenuList ?? []).length === 0) throw texts.noPermission;
  return user;
}
