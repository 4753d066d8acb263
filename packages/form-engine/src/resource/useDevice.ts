import { useIsPhone } from '@smart-admin/ui/theme';
import { type Device } from '../core/document/FieldBase.js';

/** The device that somebody works on, as documents tell apart what is for which. */
export function useDevice(): Device {
  return useIsPhone() ? 'app' : 'pc';
}
