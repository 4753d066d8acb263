import { useMessages } from '@smart-admin/ui/locale';
import { usePage } from '../../app/PageProvider.js';
import { commonMessages } from '../../resource/commonMessages.js';
import { ManagedResource } from '../../resource/ManagedResource.js';
import { dictionaryItems } from '../dataApplication/dictionary/dictionaryItems.js';
import { dictionaryMessages } from '../dataApplication/dictionary/dictionaryMessages.js';

/** The dictionary that a menu entry of type 4 names. */
export function Page() {
  const t = useMessages(dictionaryMessages);
  const c = useMessages(commonMessages);
  const { route } = usePage();
  return <ManagedResource definition={dictionaryItems(t, c, { typeId: route?.moduleId ?? '' })} />;
}
