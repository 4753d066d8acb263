import { sql } from 'kysely';
import { type Deps } from '../../../deps.js';
import { type LocalText } from '../../../errors/apiError.js';
import { SYSTEM_ICONS } from '../../config/systemConfig.js';
import { t } from '../file.messages.js';
import { type FileUsageTable } from '../file.tables.js';

/** Users, and records of a table, that are named for one file at most. */
const LIMIT = 20;

/** A place where a file is used. */
export interface FileUse {
  /** Of the file that is used. */
  fileName: string;
  /** user, config, record, message, chat, flow, stay, material, mail or document. */
  kind: string;
  id: string;
  name: LocalText;
}

/** Where files are used: users' pictures, the system's own, records of models. Answers come from one index. */
export async function fileUsage(deps: Deps, names: readonly string[]): Promise<FileUse[]> {
  const config = await deps.configs.read();
  const icons = names.flatMap((fileName) =>
    SYSTEM_ICONS.filter((icon) => config[icon].includes(fileName)).map((icon) => ({
      fileName,
      kind: 'config',
      id: icon,
      name: t('logo'),
    })),
  );
  const { rows } = await sql<UsageRow>`
    select "fileName", found.kind, "ownerId", coalesce(u.real_name, '') as "realName", coalesce(m.full_name, notice.title, '') as "modelName"
    from (
      select file_name as "fileName", kind, model_id as "modelId", owner_id as "ownerId",
        row_number() over (partition by file_name, kind, model_id order by owner_id) as place
      from (select distinct file_name, kind, model_id, owner_id from file_usage where file_name = any(${names}::text[])) as used
    ) as found
    left join user_account u on found.kind = 'user' and u.id = "ownerId"
    left join visual_model m on found.kind = 'record' and m.id = "modelId"
    left join message notice on found.kind = 'message' and notice.id = "ownerId"
    where place <= ${LIMIT} order by found.kind desc, "modelId", "ownerId"`.execute(deps.db);
  const uses = rows.map(({ fileName, kind, ownerId, realName, modelName }) => ({
    fileName,
    kind,
    id: ownerId,
    name: NAMES[kind]({ realName, modelName }),
  }));
  return [...uses, ...icons];
}

const NAMES: Record<FileUsageTable['kind'], (row: Pick<UsageRow, 'realName' | 'modelName'>) => LocalText> = {
  user: ({ realName }) => t('avatarOf', { name: realName }),
  message:
    ({ modelName }) =>
    () =>
      modelName,
  // whose conversation it is concerns the two of it alone
  chat: () => t('inChat'),
  // what it is about concerns those who take part in it
  flow: () => t('inFlow'),
  stay: () => t('inStay'),
  material: () => t('inMaterial'),
  // whose it is concerns them alone
  mail: () => t('inMail'),
  document: () => t('inDocuments'),
  record: ({ modelName }) => t('recordOf', { model: modelName }),
};

interface UsageRow {
  fileName: string;
  kind: FileUsageTable['kind'];
  ownerId: string;
  realName: string;
  modelName: string;
}
