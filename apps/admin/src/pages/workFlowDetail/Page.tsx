import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { flowDetailMessages } from '../../workflow/detail/flowDetailMessages.js';
import { FlowState } from '../../workflow/detail/FlowState.js';
import { OpenedFlow } from '../../workflow/acting/OpenedFlow.js';
import { PlainMessage } from '../../workflow/detail/PlainMessage.js';
import { useFlowPlace } from '../../workflow/detail/useFlowPlace.js';
import { LaunchFlow } from '../../workflow/launch/LaunchFlow.js';

/** The page of one flow: what a message, a list or a link refers to, or one that is launched. */
export function Page() {
  const t = useMessages(flowDetailMessages);
  const { place, queue } = useFlowPlace();
  if (place.kind === 'flow') return <OpenedFlow key={place.id} id={place.id} queue={queue} />;
  if (place.kind === 'launch')
    return <LaunchFlow key={`${place.flowId} ${place.forUserId} ${place.draftId}`} {...place} />;
  if (place.kind === 'text') return <PlainMessage key={place.text} text={place.text} />;
  return (
    <FlowState>
      <Empty title={t('nothing')} description={t('nothingText')} />
    </FlowState>
  );
}
