// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';
import { oauth } from './oauth.gen.js';
import { message } from './message.gen.js';
import { chat } from './chat.gen.js';
import { permissionOrganize } from './permissionOrganize.gen.js';
import { permissionDepartment } from './permissionDepartment.gen.js';
import { permissionPosition } from './permissionPosition.gen.js';
import { permissionRole } from './permissionRole.gen.js';
import { permissionUsers } from './permissionUsers.gen.js';
import { permissionCurrentUser } from './permissionCurrentUser.gen.js';
import { permissionSecondFactor } from './permissionSecondFactor.gen.js';
import { permissionGroup } from './permissionGroup.gen.js';
import { permissionAuthority } from './permissionAuthority.gen.js';
import { permissionMembers } from './permissionMembers.gen.js';
import { permissionOnlineUser } from './permissionOnlineUser.gen.js';
import { permissionNames } from './permissionNames.gen.js';
import { permissionSearch } from './permissionSearch.gen.js';
import { systemApiKey } from './systemApiKey.gen.js';
import { systemArea } from './systemArea.gen.js';
import { systemBackup } from './systemBackup.gen.js';
import { systemBillRule } from './systemBillRule.gen.js';
import { systemCache } from './systemCache.gen.js';
import { systemDataInterface } from './systemDataInterface.gen.js';
import { systemDataMap } from './systemDataMap.gen.js';
import { systemDataModel } from './systemDataModel.gen.js';
import { systemDataSource } from './systemDataSource.gen.js';
import { systemDataSync } from './systemDataSync.gen.js';
import { systemDictionaryType } from './systemDictionaryType.gen.js';
import { systemDictionaryData } from './systemDictionaryData.gen.js';
import { systemMenu } from './systemMenu.gen.js';
import { systemMessageTemplate } from './systemMessageTemplate.gen.js';
import { systemMessageChannel } from './systemMessageChannel.gen.js';
import { systemMessageDelivery } from './systemMessageDelivery.gen.js';
import { systemMonitor } from './systemMonitor.gen.js';
import { systemPrintDev } from './systemPrintDev.gen.js';
import { systemLanguage } from './systemLanguage.gen.js';
import { systemEditorDraft } from './systemEditorDraft.gen.js';
import { systemTask } from './systemTask.gen.js';
import { systemLog } from './systemLog.gen.js';
import { systemConfig } from './systemConfig.gen.js';
import { systemTransfer } from './systemTransfer.gen.js';
import { systemWebhook } from './systemWebhook.gen.js';
import { systemFile } from './systemFile.gen.js';
import { wechatMpConfig } from './wechatMpConfig.gen.js';
import { wechatMpMenu } from './wechatMpMenu.gen.js';
import { wechatMpUser } from './wechatMpUser.gen.js';
import { wechatMpMessage } from './wechatMpMessage.gen.js';
import { wechatMpMaterial } from './wechatMpMaterial.gen.js';
import { wechatQyConfig } from './wechatQyConfig.gen.js';
import { wechatQyDirectory } from './wechatQyDirectory.gen.js';
import { wechatQyMessage } from './wechatQyMessage.gen.js';
import { parkingPlace } from './parkingPlace.gen.js';
import { parkingLane } from './parkingLane.gen.js';
import { parkingBarrier } from './parkingBarrier.gen.js';
import { parkingBerth } from './parkingBerth.gen.js';
import { parkingInspector } from './parkingInspector.gen.js';
import { parkingPatrol } from './parkingPatrol.gen.js';
import { parkingPassage } from './parkingPassage.gen.js';
import { parkingBooth } from './parkingBooth.gen.js';
import { parkingTariff } from './parkingTariff.gen.js';
import { parkingTariffLab } from './parkingTariffLab.gen.js';
import { parkingReductionCode } from './parkingReductionCode.gen.js';
import { parkingMerchant } from './parkingMerchant.gen.js';
import { parkingCompany } from './parkingCompany.gen.js';
import { parkingCardKind } from './parkingCardKind.gen.js';
import { parkingListedPlate } from './parkingListedPlate.gen.js';
import { parkingPublicParking } from './parkingPublicParking.gen.js';
import { parkingOrder } from './parkingOrder.gen.js';
import { parkingRoadsideOrder } from './parkingRoadsideOrder.gen.js';
import { parkingPayment } from './parkingPayment.gen.js';
import { parkingPaymentChannel } from './parkingPaymentChannel.gen.js';
import { parkingRefund } from './parkingRefund.gen.js';
import { parkingStatement } from './parkingStatement.gen.js';
import { parkingStatementItem } from './parkingStatementItem.gen.js';
import { parkingInvoice } from './parkingInvoice.gen.js';
import { parkingEscape } from './parkingEscape.gen.js';
import { parkingFinding } from './parkingFinding.gen.js';
import { parkingShift } from './parkingShift.gen.js';
import { parkingScreen } from './parkingScreen.gen.js';
import { parkingSimulator } from './parkingSimulator.gen.js';
import { workflowFlow } from './workflowFlow.gen.js';
import { workflowMigration } from './workflowMigration.gen.js';
import { workflowLaunchable } from './workflowLaunchable.gen.js';
import { workflowLaunchDraft } from './workflowLaunchDraft.gen.js';
import { workflowInstance } from './workflowInstance.gen.js';
import { workflowFlowList } from './workflowFlowList.gen.js';
import { workflowAnalysis } from './workflowAnalysis.gen.js';
import { workflowEntrust } from './workflowEntrust.gen.js';
import { visualdevModels } from './visualdevModels.gen.js';
import { visualdevAppDesigns } from './visualdevAppDesigns.gen.js';
import { visualdevRecords } from './visualdevRecords.gen.js';
import { visualdevDocuments } from './visualdevDocuments.gen.js';
import { visualdevGenerator } from './visualdevGenerator.gen.js';
import { extendDocument } from './extendDocument.gen.js';
import { extendEmail } from './extendEmail.gen.js';
import { extendMap } from './extendMap.gen.js';
import { extendProject } from './extendProject.gen.js';
import { extendSchedule } from './extendSchedule.gen.js';
import { extendSignature } from './extendSignature.gen.js';
import { designPortal } from './designPortal.gen.js';
import { designReport } from './designReport.gen.js';
import { designScreen } from './designScreen.gen.js';
import { file } from './file.gen.js';

export const routes: RouteTree<Contract> = {
  oauth,
  message,
  chat,
  permission: {
    organize: permissionOrganize,
    department: permissionDepartment,
    position: permissionPosition,
    role: permissionRole,
    users: permissionUsers,
    currentUser: permissionCurrentUser,
    secondFactor: permissionSecondFactor,
    group: permissionGroup,
    authority: permissionAuthority,
    members: permissionMembers,
    onlineUser: permissionOnlineUser,
    names: permissionNames,
    search: permissionSearch,
  },
  system: {
    apiKey: systemApiKey,
    area: systemArea,
    backup: systemBackup,
    billRule: systemBillRule,
    cache: systemCache,
    dataInterface: systemDataInterface,
    dataMap: systemDataMap,
    dataModel: systemDataModel,
    dataSource: systemDataSource,
    dataSync: systemDataSync,
    dictionaryType: systemDictionaryType,
    dictionaryData: systemDictionaryData,
    menu: systemMenu,
    messageTemplate: systemMessageTemplate,
    messageChannel: systemMessageChannel,
    messageDelivery: systemMessageDelivery,
    monitor: systemMonitor,
    printDev: systemPrintDev,
    language: systemLanguage,
    editorDraft: systemEditorDraft,
    task: systemTask,
    log: systemLog,
    config: systemConfig,
    transfer: systemTransfer,
    webhook: systemWebhook,
    file: systemFile,
  },
  wechat: {
    mpConfig: wechatMpConfig,
    mpMenu: wechatMpMenu,
    mpUser: wechatMpUser,
    mpMessage: wechatMpMessage,
    mpMaterial: wechatMpMaterial,
    qyConfig: wechatQyConfig,
    qyDirectory: wechatQyDirectory,
    qyMessage: wechatQyMessage,
  },
  parking: {
    place: parkingPlace,
    lane: parkingLane,
    barrier: parkingBarrier,
    berth: parkingBerth,
    inspector: parkingInspector,
    patrol: parkingPatrol,
    passage: parkingPassage,
    booth: parkingBooth,
    tariff: parkingTariff,
    tariffLab: parkingTariffLab,
    reductionCode: parkingReductionCode,
    merchant: parkingMerchant,
    company: parkingCompany,
    cardKind: parkingCardKind,
    listedPlate: parkingListedPlate,
    publicParking: parkingPublicParking,
    order: parkingOrder,
    roadsideOrder: parkingRoadsideOrder,
    payment: parkingPayment,
    paymentChannel: parkingPaymentChannel,
    refund: parkingRefund,
    statement: parkingStatement,
    statementItem: parkingStatementItem,
    invoice: parkingInvoice,
    escape: parkingEscape,
    finding: parkingFinding,
    shift: parkingShift,
    screen: parkingScreen,
    simulator: parkingSimulator,
  },
  workflow: {
    flow: workflowFlow,
    migration: workflowMigration,
    launchable: workflowLaunchable,
    launchDraft: workflowLaunchDraft,
    instance: workflowInstance,
    flowList: workflowFlowList,
    analysis: workflowAnalysis,
    entrust: workflowEntrust,
  },
  visualdev: {
    models: visualdevModels,
    appDesigns: visualdevAppDesigns,
    records: visualdevRecords,
    documents: visualdevDocuments,
    generator: visualdevGenerator,
  },
  extend: {
    document: extendDocument,
    email: extendEmail,
    map: extendMap,
    project: extendProject,
    schedule: extendSchedule,
    signature: extendSignature,
  },
  design: {
    portal: designPortal,
    report: designReport,
    screen: designScreen,
  },
  file,
};
