import { useMessages } from '@smart-admin/ui/locale';
import { CourseStep } from './CourseStep.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { type FlowDetail } from './useFlow.js';

/** What is expected to happen, in order. */
export function ForecastSteps({ steps }: { steps: FlowDetail['forecast'] }) {
  const t = useMessages(flowDetailMessages);
  return (
    <ol className="m-0 list-none p-0">
      {steps.map((step, index) => {
        const names = step.people.map(({ name }) => name);
        const [first] = step.people;
        return (
          <CourseStep
            // a node can be come to twice
            key={`${step.nodeId} ${index}`}
            step={{
              name: first?.name ?? step.nodeName,
              avatar: first?.headIcon ?? '',
              tone: 'ahead',
              ...(step.time === null ? {} : { time: step.time }),
              title: (
                <>
                  <span className="font-medium">{names.length > 0 ? names.join('、') : step.nodeName}</span>
                  {names.length > 0 && <span className="ml-2 text-2">{step.nodeName}</span>}
                </>
              ),
              hints: [
                ...new Set(step.people.map(({ via }) => via)),
                ...step.branches.map(({ name }) => name),
                // whoever stands in where nobody is found is somebody
                step.empty === '' || names.length > 0 ? '' : t(step.empty),
              ].filter((hint) => hint !== ''),
            }}
          />
        );
      })}
    </ol>
  );
}
