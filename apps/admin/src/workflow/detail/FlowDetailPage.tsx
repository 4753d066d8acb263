import { type RecordChange } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { type ReactNode, type Ref } from 'react';
import { useMinWidth } from '../../app/useMinWidth.js';
import { ChartLink } from './ChartLink.js';
import { FlowCirculated } from './FlowCirculated.js';
import { FlowComments } from './FlowComments.js';
import { FlowCourse } from './FlowCourse.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { FlowForm, type FlowFormHandle } from './FlowForm.js';
import { FlowHead } from './FlowHead.js';
import { FlowNotices } from './FlowNotices.js';
import { type FlowDetail } from './useFlow.js';
import { useFlowWords } from './useFlowWords.js';

/** A flow: its form, beside it its course and what was said; in tabs where the window is narrow. */
export function FlowDetailPage({ flow, asOf, kept, formRef, composer, notices, headExtra, bar }: FlowDetailPageProps) {
  const t = useMessages(flowDetailMessages);
  const { length } = useFlowWords();
  const isWide = useMinWidth(992);
  const form = (
    <div className="grid content-start gap-4">
      {notices}
      <FlowNotices flow={flow} />
      <FlowForm flow={flow} kept={kept} ref={formRef} />
      <FlowCirculated people={flow.circulated} />
    </div>
  );
  const course = (
    <section aria-label={t('course')} className="grid gap-3">
      <h2 className="m-0 flex items-baseline gap-2 text-14 font-semibold">
        {t('course')}
        <span className="text-13 font-normal text-2">
          {t('used', { time: length((flow.endTime ?? asOf) - flow.launchTime) })}
        </span>
        <span className="ml-auto print:hidden">
          <ChartLink flow={flow} />
        </span>
      </h2>
      <div>
        <FlowCourse flow={flow} asOf={asOf} />
      </div>
    </section>
  );
  const comments = <FlowComments course={flow.course}>{composer}</FlowComments>;
  return (
    <article className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline bg-surface print:overflow-visible print:border-0">
      <FlowHead flow={flow} extra={headExtra} />
      {isWide ? (
        <div className="flex min-h-0 flex-1 print:block">
          <div className="min-w-0 flex-1 overflow-auto p-6 print:overflow-visible print:p-0">{form}</div>
          <aside className="flex w-100 flex-none flex-col overflow-auto border-l border-hairline print:w-auto print:border-0">
            <div className="flex-1 p-4">{course}</div>
            <div className="border-t border-hairline p-4">{comments}</div>
          </aside>
        </div>
      ) : (
        <Tabs
          className="flex min-h-0 flex-1 flex-col"
          listClassName="flex-none px-4"
          panelClassName="min-h-0 flex-1 overflow-auto p-4"
          // a form that is being filled in outlives a look at the course
          keepMounted
          items={[
            { value: 'form', label: t('form'), content: form },
            { value: 'course', label: t('course'), content: course },
            { value: 'comments', label: t('comments'), content: comments },
          ]}
        />
      )}
      {bar}
    </article>
  );
}

interface FlowDetailPageProps {
  flow: FlowDetail;
  /** When it was read, in milliseconds since 1970. */
  asOf: number;
  /** What somebody changed of the form before the flow was read again. */
  kept?: RecordChange | undefined;
  formRef: Ref<FlowFormHandle>;
  /** Where a comment is written. */
  composer?: ReactNode;
  /** Above the form. */
  notices?: ReactNode;
  /** Before the buttons of the head. */
  headExtra?: ReactNode;
  /** At the bottom. */
  bar?: ReactNode;
}
