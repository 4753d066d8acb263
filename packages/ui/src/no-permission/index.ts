export { NoPermission, type NoPermissionProps } from './NoPermission.js';
