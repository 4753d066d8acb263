import { sql, type RawBuilder } from 'kysely';
import { type Executor } from '../../db/database.js';
import { FLOW_RULE } from './flowRule.js';
import { GENERAL_RULE } from './generalRule.js';

/** Name of a model whose draft or released form numbers by the rule, or of a flow whose draft or release does; undefined when none does. */
export async function findRuleUser(db: Executor, enCode: string): Promise<string | undefined> {
  const pattern = `"rule"\\s*:\\s*"${enCode.replaceAll('.', '\\.')}"`;
  const model = await db
    .selectFrom('visualModel')
    .select('fullName')
    .where((eb) =>
      eb.or([
        sql<boolean>`(form_data ~ ${pattern} or released_form ~ ${pattern})`,
        ...(enCode === GENERAL_RULE ? [namesNoRule('formData'), namesNoRule('releasedForm')] : []),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst();
  if (model) return model.fullName;
  // flows that name no rule are numbered by one that all of them share
  const rules = enCode === FLOW_RULE ? [enCode, ''] : [enCode];
  const flow = await db
    .selectFrom('flow')
    .leftJoin('flowVersion as release', (join) =>
      join.onRef('release.flowId', '=', 'flow.id').onRef('release.version', '=', 'flow.version'),
    )
    .select('flow.fullName')
    .where((eb) => eb.or([eb('flow.billRule', 'in', rules), eb('release.billRule', 'in', rules)]))
    .orderBy('flow.id')
    .executeTakeFirst();
  return flow?.fullName;
}

/** Whether a form has an automatic number that names no rule; texts have an empty rule of another kind. */
function namesNoRule(column: 'formData' | 'releasedForm'): RawBuilder<boolean> {
  const form = sql.ref(column);
  return sql<boolean>`case when strpos(${form}, 'billRule') > 0
    then jsonb_path_exists(${form}::jsonb, ${NUMBER_WITHOUT_RULE}::jsonpath) else false end`;
}

const NUMBER_WITHOUT_RULE = `$.** ? (@.type() == "object" && exists(@.__config__)
  && (@.__config__.smartKey == "billRule" || @.smartKey == "billRule")
  && (!exists(@.__config__.rule) || @.__config__.rule == ""))`;
