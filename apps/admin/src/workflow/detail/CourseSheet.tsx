import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { INK } from '../../print/ink.js';
import { uploads } from '../../resource/uploads.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { FLOW_FILES, storedFile } from './flowFiles.js';
import { isHandled } from './isHandled.js';
import { type FlowDetail } from './useFlow.js';
import { useFlowWords } from './useFlowWords.js';

/** The course of a flow as it is printed: who decided what, when, with which opinion and signature. */
export function CourseSheet({ flow }: { flow: FlowDetail }) {
  const t = useMessages(flowDetailMessages);
  const { verb } = useFlowWords();
  const handled = isHandled(flow);
  const lines = flow.course.filter(({ what, person }) => person !== null && what !== 'comment');
  const cell = 'border border-current px-1.5 py-1 text-left align-top break-words';
  return (
    <section style={INK} className="mt-4 text-12 text-1">
      <p className="m-0 mb-1 font-semibold">
        {t('course')} · {flow.number}
      </p>
      <table className="w-full border-collapse">
        <thead className="table-header-group">
          <tr className="break-inside-avoid">
            {(['printNode', 'printPerson', 'printResult', 'printOpinion', 'printTime'] as const).map((name) => (
              <th key={name} className={`${cell} font-semibold ${name === 'printOpinion' ? 'w-2/5' : ''}`}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, nodeId, nodeName, person, forName, what, comment, signature, time }) => (
            <tr key={id} className="break-inside-avoid">
              <td className={cell}>{what === 'submit' ? t('start') : nodeName}</td>
              <td className={cell}>
                {person?.name}
                {forName !== '' && ` ${t('forName', { name: forName })}`}
              </td>
              <td className={cell}>
                {what === 'submit' ? t('start') : verb(what === 'approve' && handled(nodeId) ? 'handle' : what)}
              </td>
              <td className={cell}>
                <span className="whitespace-pre-wrap">{comment}</span>
                {signature !== '' && (
                  <img
                    src={uploads.imageUrl(storedFile(signature, FLOW_FILES), 400)}
                    alt={t('signature', { name: person?.name ?? '' })}
                    className="block h-10"
                  />
                )}
              </td>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatDate(time, 'YYYY-MM-DD HH:mm')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
