import { chat } from './chat.js';
import { design } from './design/design.js';
import { document } from './extend/document.js';
import { email } from './extend/email.js';
import { map } from './extend/map.js';
import { project } from './extend/project.js';
import { schedule } from './extend/schedule.js';
import { signature } from './extend/signature.js';
import { file, storedFile } from './file.js';
import { message } from './message.js';
import { oauth } from './oauth.js';
import { authority } from './permission/authority.js';
import { currentUser } from './permission/currentUser.js';
import { group } from './permission/group.js';
import { members } from './permission/members.js';
import { names } from './permission/names.js';
import { onlineUser } from './permission/onlineUser.js';
import { department, organize } from './permission/organize.js';
import { position } from './permission/position.js';
import { role } from './permission/role.js';
import { search } from './permission/search.js';
import { secondFactor } from './permission/secondFactor.js';
import { users } from './permission/users.js';
import { berth, inspector } from './parking/berths.js';
import { booth, passage } from './parking/booth.js';
import { barrier, lane, place } from './parking/places.js';
import { escape } from './parking/escapes.js';
import { invoice } from './parking/invoices.js';
import { parkingScreen } from './parking/operation.js';
import { finding, order, payment, roadsideOrder } from './parking/orders.js';
import { patrol } from './parking/patrol.js';
import { paymentChannel } from './parking/paymentChannel.js';
import { publicParking } from './parking/public.js';
import { cardKind, listedPlate } from './parking/cards.js';
import { company, merchant, reductionCode } from './parking/reductions.js';
import { refund } from './parking/refunds.js';
import { shift } from './parking/shifts.js';
import { simulator } from './parking/simulator.js';
import { statement, statementItem } from './parking/statements.js';
import { tariff, tariffLab } from './parking/tariffs.js';
import { apiKey } from './system/apiKey.js';
import { area } from './system/area.js';
import { backup } from './system/backup.js';
import { billRule } from './system/billRule.js';
import { cache } from './system/cache.js';
import { config } from './system/config.js';
import { dataMap } from './system/dataMap.js';
import { dataModel } from './system/dataModel.js';
import { dataSource } from './system/dataSource.js';
import { dataSync } from './system/dataSync.js';
import { dataInterface } from './system/dataInterface.js';
import { dictionaryData, dictionaryType } from './system/dictionary.js';
import { editorDraft } from './system/editorDraft.js';
import { language } from './system/language.js';
import { log } from './system/log.js';
import { menu } from './system/menu.js';
import { messageChannel, messageDelivery, messageTemplate } from './system/messageTemplate.js';
import { monitor } from './system/monitor.js';
import { printDev } from './system/printDev.js';
import { task } from './system/task.js';
import { transfer } from './system/transfer.js';
import { webhook } from './system/webhook.js';
import { wechat } from './wechat/index.js';
import { analysis } from './workflow/analysis.js';
import { launchDraft } from './workflow/drafts.js';
import { entrust } from './workflow/entrusts.js';
import { flow, launchable } from './workflow/flows.js';
import { flowList, instance } from './workflow/instances.js';
import { migration } from './workflow/migrations.js';
import { appDesigns } from './visualdev/appDesigns.js';
import { documents } from './visualdev/documents.js';
import { generator } from './visualdev/generator.js';
import { models } from './visualdev/models.js';
import { records } from './visualdev/records.js';

/** Every call of the API, by area. */
export const contract = {
  oauth,
  message,
  chat,
  permission: {
    organize,
    department,
    position,
    role,
    users,
    currentUser,
    secondFactor,
    group,
    authority,
    members,
    onlineUser,
    names,
    search,
  },
  system: {
    apiKey,
    area,
    backup,
    billRule,
    cache,
    dataInterface,
    dataMap,
    dataModel,
    dataSource,
    dataSync,
    dictionaryType,
    dictionaryData,
    menu,
    messageTemplate,
    messageChannel,
    messageDelivery,
    monitor,
    printDev,
    language,
    editorDraft,
    task,
    log,
    config,
    transfer,
    webhook,
    file: storedFile,
  },
  wechat,
  parking: {
    place,
    lane,
    barrier,
    berth,
    inspector,
    patrol,
    passage,
    booth,
    tariff,
    tariffLab,
    reductionCode,
    merchant,
    company,
    cardKind,
    listedPlate,
    publicParking,
    order,
    roadsideOrder,
    payment,
    paymentChannel,
    refund,
    statement,
    statementItem,
    invoice,
    escape,
    finding,
    shift,
    screen: parkingScreen,
    simulator,
  },
  workflow: { flow, migration, launchable, launchDraft, instance, flowList, analysis, entrust },
  visualdev: { models, appDesigns, records, documents, generator },
  extend: { document, email, map, project, schedule, signature },
  design,
  file,
};

export type Contract = typeof contract;
