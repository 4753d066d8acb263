import { type FormDataSources } from '@smart-admin/form-engine/fields';
import { useSession } from '../app/sessionStore.js';
import { formSources } from './formSources.js';

/** The choices of forms, and who fills them in. */
export function useFormSources(): FormDataSources {
  const user = useSession((session) => session.user?.userInfo);
  if (!user) return formSources;
  const { userId: id, userName: name, organizeId, organizeName } = user;
  return { ...formSources, currentUser: { id, name, organizeId, organizeName } };
}
