import { usePage } from '../../app/PageProvider.js';
import { ModelList } from './ModelList.js';

/** The page of a released model. */
export function Page() {
  const { route } = usePage();
  return <ModelList id={route?.moduleId ?? ''} />;
}
