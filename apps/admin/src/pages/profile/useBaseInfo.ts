import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';

export const BASE_INFO_KEY = ['baseInfo'] as const;

/** Personal information of the signed-in user. */
export function useBaseInfo() {
  return useQuery({
    queryKey: BASE_INFO_KEY,
    queryFn: () => api.permission.currentUser.baseInfo({}, { silent: true }),
  });
}
