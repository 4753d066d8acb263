const current = '/api/permission/Users/Current';

/** Chinese names of calls that belong to no button. */
export const OPERATION_NAMES: Record<string, string> = {
  '/api/oauth/LockScreen': '解锁屏幕',
  '/api/oauth/ScanTicket/{id}/Actions/Confirm': '确认扫码登录',
  [`${current}/Avatar/{name}`]: '个人信息 - 修改头像',
  [`${current}/BaseInfo`]: '个人信息 - 修改资料',
  [`${current}/Actions/ModifyPassword`]: '个人信息 - 修改密码',
  [`${current}/SystemTheme`]: '个人信息 - 切换布局',
  [`${current}/SystemLanguage`]: '个人信息 - 切换语言',
  [`${current}/major`]: '个人信息 - 切换主要组织或岗位',
  '/api/permission/Authority/SetColumnsByModuleId': '列设置',
  '/api/file/Uploader/{type}': '上传文件',
  '/api/file/merge': '上传文件',
  '/api/system/Log/Actions/Clear': '系统日志 - 清空',
};
