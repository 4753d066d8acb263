import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { useRef, useState } from 'react';
import { useMinWidth } from '../../app/useMinWidth.js';
import { useSession } from '../../app/sessionStore.js';
import { FlowDetailPage } from '../detail/FlowDetailPage.js';
import { type FlowFormHandle } from '../detail/FlowForm.js';
import { type FlowDetail } from '../detail/useFlow.js';
import { type FlowQueue } from '../flowQueue.js';
import { ActDialog } from './ActDialog.js';
import { CommentComposer } from './CommentComposer.js';
import { FlowConflict } from './FlowConflict.js';
import { FlowBar, KEYS } from './FlowBar.js';
import { flowButtons } from './flowButtons.js';
import { OpinionField } from './OpinionField.js';
import { OpinionSheet } from './OpinionSheet.js';
import { PhoneBar } from './PhoneBar.js';
import { QueueSteps } from './QueueSteps.js';
import { useActWords } from './useActWords.js';
import { useFlowDesk } from './useFlowDesk.js';
import { useFlowNews } from './useFlowNews.js';
import { useFlowKeys } from './useFlowKeys.js';
import { useQueuePlace } from './useQueuePlace.js';
import { useReading } from './useReading.js';

/** A flow with what the caller can do about it, by buttons and by keys. */
export function ActingFlow({ flow, asOf, queue: { ids }, reload }: ActingFlowProps) {
  const { t, userName } = useActWords();
  const isWide = useMinWidth(992);
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  useReading(flow, userId);
  const form = useRef<FlowFormHandle>(null);
  const opinion = useRef<HTMLTextAreaElement>(null);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const queue = useQueuePlace(flow.id, { ids });
  const desk = useFlowDesk({ flow, form, queue, reload, asksAlways: !isWide, opinion });
  const buttons = flowButtons(flow, { userId, userName });
  const { acts } = desk;
  const news = useFlowNews({
    flow,
    isTyped: () => desk.comment !== '' || desk.asked !== undefined || form.current?.changed() !== undefined,
    isBusy: () => acts.isBusy,
    refresh: acts.refresh,
  });
  const all = [...buttons.bar, ...buttons.more];
  const pressing = buttons.bar.flatMap((button) => {
    const key = KEYS[button.kind];
    return key === undefined ? [] : [[key.toLowerCase(), () => desk.press(button)] as const];
  });
  useFlowKeys({
    ...Object.fromEntries(pressing),
    c: () => opinion.current?.focus(),
    m: buttons.more.length > 0 ? () => setMoreOpen(true) : undefined,
    j: queue.next,
    k: queue.previous,
  });
  const refuse = all.find(({ kind }) => kind === 'refuse');
  const isNeeded = all.some(({ kind, comment }) => kind === 'approve' && comment === 'required');
  const hint = isNeeded ? 'commentNeeded' : refuse?.comment === 'required' ? 'commentOnRefusal' : 'commentHint';
  const bar = isWide ? (
    (all.length > 0 || queue.count > 1) && (
      <FlowBar
        buttons={buttons}
        queue={queue}
        isBusy={acts.isBusy}
        isMoreOpen={isMoreOpen}
        onMoreOpenChange={setMoreOpen}
        onPress={desk.press}
        opinion={
          all.some(({ comment }) => comment !== 'off') && (
            <OpinionField
              ref={opinion}
              value={desk.comment}
              onValueChange={desk.setComment}
              placeholder={t(hint)}
              isMissing={desk.isMissing}
            />
          )
        }
      />
    )
  ) : (
    <PhoneBar buttons={buttons} isBusy={acts.isBusy} onPress={desk.press} />
  );
  return (
    <>
      <FlowDetailPage
        flow={flow}
        asOf={asOf}
        kept={acts.kept}
        formRef={form}
        composer={<CommentComposer participants={flow.participants} onSend={desk.say} />}
        headExtra={!isWide && <QueueSteps queue={queue} />}
        bar={bar}
        notices={
          acts.notice ? (
            <Alert tone="warning" title={acts.notice.text} role="alert" onClose={acts.closeNotice}>
              {acts.notice.isReadAgain && t('kept')}
            </Alert>
          ) : (
            news && (
              <Alert
                tone="warning"
                role="status"
                action={
                  <Button size="mini" onClick={() => void acts.refresh()}>
                    {t('showNews')}
                  </Button>
                }
              >
                {news.text}
              </Alert>
            )
          )
        }
      />
      {acts.question && <FlowConflict question={acts.question} />}
      {desk.asked && !isWide && desk.asksOpinion && (
        <OpinionSheet
          button={desk.asked}
          comment={desk.comment}
          onCommentChange={desk.setComment}
          save={() => desk.answer({ comment: desk.comment })}
          onClose={desk.dismiss}
        />
      )}
      {desk.asked && (isWide || !desk.asksOpinion) && (
        <ActDialog
          flow={flow}
          button={desk.asked}
          comment={desk.comment}
          isUnchanged={desk.isUnchanged}
          onCommentChange={desk.setComment}
          save={desk.answer}
          onClose={desk.dismiss}
        />
      )}
    </>
  );
}

interface ActingFlowProps {
  flow: FlowDetail;
  asOf: number;
  queue: FlowQueue;
  reload: () => Promise<unknown>;
}
