import { type FlowDocument, type FlowEntry, type TaskReason } from '@smart-admin/form-engine/flow';
import { type Locale } from '@smart-admin/ui/messages';
import { type Executor } from '../../db/database.js';
import { readStoredText } from '../../errors/storedText.js';
import { namesOf } from './flowNodes.js';
import { type OpenFlow } from './openFlow.js';
import { peopleByIds } from './people/peopleByIds.js';
import { presentIds } from './presentIds.js';
import { reasonOf } from './reasonOf.js';

/**
 * The course of a flow from its first line. Nodes and branches have the ids of the version by which it runs now, also where a
 * line was written under another one, and their names of now; those that are no more, the names that they had in the versions
 * by which it ran before (`former`, the newest first). Why something failed is told in the language of the reader.
 */
export async function readCourse(
  db: Executor,
  { instance, flow }: OpenFlow,
  { former, locale }: { former: readonly FlowDocument[]; locale: Locale },
) {
  const lines = await db
    .selectFrom('flowEntry')
    .selectAll()
    .where('instanceId', '=', instance.id)
    .orderBy('place')
    .execute();
  const details = lines.map(({ detail }) => detail as Partial<FlowEntry>);
  const [people, files] = await Promise.all([
    peopleByIds(
      db,
      lines.flatMap(({ userId, forUserId }, index) => [userId, forUserId, ...(details[index]?.userIds ?? [])]),
    ),
    fileNames(
      db,
      details.flatMap(({ attachments = [] }) => attachments),
    ),
  ]);
  const names = new Map([...former.toReversed(), flow].flatMap((each) => [...namesOf(each)]));
  const idsOf = presentIds(details, instance.version);
  const opened = new Map<string, number>();
  return lines.map((line, index) => {
    const detail = details[index] ?? {};
    const idOf = idsOf[index] ?? String;
    const {
      reason,
      userIds = [],
      targets = [],
      attachments = [],
      signature = '',
      dueAt = null,
      versions = null,
    } = detail;
    const { activityId = line.nodeId } = detail;
    const since = opened.get(activityId);
    if (line.what === 'arrived') opened.set(activityId, line.time);
    return {
      id: `${instance.id}-${line.place}`,
      time: line.time,
      person: people.get(line.userId) ?? null,
      forName: people.get(line.forUserId)?.name ?? '',
      what: line.what,
      nodeId: idOf(line.nodeId),
      nodeName: names.get(line.nodeId) ?? '',
      taskId: line.taskId,
      reason: reason ? reasonOf(reason as TaskReason, people) : null,
      people: userIds.flatMap((id) => people.get(id) ?? []),
      targets: targets.map((id) => ({ id: idOf(id), name: names.get(id) ?? id })),
      comment: line.what === 'failed' ? readStoredText(line.comment, locale) : line.comment,
      attachments: attachments.map((id) => ({ id, name: files.get(id) ?? '' })),
      signature,
      versions,
      dueTime: dueAt,
      took: line.taskId !== '' && since !== undefined ? line.time - since : null,
    };
  });
}

/** What files are called by whoever uploaded them, by the ids under which they are stored. */
async function fileNames(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const files = await db.selectFrom('storedFile').select(['name', 'originalName']).where('name', 'in', ids).execute();
  return new Map(files.map(({ name, originalName }) => [name, originalName]));
}
