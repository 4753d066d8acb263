import { type Route } from './http/handle.js';
import { areaRoutes } from './modules/area/area.routes.js';
import { billRuleRoutes } from './modules/billRule/billRule.routes.js';
import { authorityRoutes } from './modules/authority/authority.routes.js';
import { backupRoutes } from './modules/backup/backup.routes.js';
import { apiKeyRoutes } from './modules/apiKeys/apiKey.routes.js';
import { cacheRoutes } from './modules/cache/cache.routes.js';
import { chatRoutes } from './modules/chat/chat.routes.js';
import { configRoutes } from './modules/config/config.routes.js';
import { currentUserRoutes } from './modules/current-user/currentUser.routes.js';
import { dataMapRoutes } from './modules/dataMap/dataMap.routes.js';
import { dataModelRoutes } from './modules/dataModel/dataModel.routes.js';
import { dataSyncRoutes } from './modules/dataSync/dataSync.routes.js';
import { dataSourceRoutes } from './modules/dataSource/dataSource.routes.js';
import { dataInterfaceRoutes } from './modules/dataInterface/dataInterface.routes.js';
import { dictionaryDataRoutes } from './modules/dictionary/dictionaryData.routes.js';
import { dictionaryTypeRoutes } from './modules/dictionary/dictionaryType.routes.js';
import { editorDraftRoutes } from './modules/editorDraft/editorDraft.routes.js';
import { documentStoreRoutes } from './modules/extend/document/document.routes.js';
import { emailRoutes } from './modules/extend/email/email.routes.js';
import { projectRoutes } from './modules/extend/project/project.routes.js';
import { signatureRoutes } from './modules/extend/signature/signature.routes.js';
import { scheduleRoutes } from './modules/extend/schedule/schedule.routes.js';
import { fileRoutes } from './modules/file/file.routes.js';
import { storedFileRoutes } from './modules/file/storedFile.routes.js';
import { generatorRoutes } from './modules/generator/generator.routes.js';
import { groupRoutes } from './modules/group/group.routes.js';
import { logRoutes } from './modules/log/log.routes.js';
import { messageRoutes } from './modules/message/message.routes.js';
import { messageTemplateRoutes } from './modules/messageTemplate/messageTemplate.routes.js';
import { menuRoutes } from './modules/menu/menu.routes.js';
import { languageRoutes } from './modules/language/language.routes.js';
import { monitorRoutes } from './modules/monitor/monitor.routes.js';
import { namesRoutes } from './modules/names/names.routes.js';
import { oauthRoutes } from './modules/oauth/oauth.routes.js';
import { onlineUserRoutes } from './modules/online-user/onlineUser.routes.js';
import { organizeRoutes } from './modules/organize/organize.routes.js';
import { parkingRoutes } from './modules/parking/parking.routes.js';
import { portalRoutes } from './modules/design/portal/portal.routes.js';
import { designedScreenRoutes } from './modules/design/screen/screen.routes.js';
import { reportRoutes } from './modules/design/report/report.routes.js';
import { positionRoutes } from './modules/position/position.routes.js';
import { printRoutes } from './modules/print/print.routes.js';
import { roleRoutes } from './modules/role/role.routes.js';
import { searchRoutes } from './modules/search/search.routes.js';
import { secondFactorRoutes } from './modules/secondFactor/secondFactor.routes.js';
import { taskRoutes } from './modules/task/task.routes.js';
import { transferRoutes } from './modules/transfer/transfer.routes.js';
import { userRoutes } from './modules/user/user.routes.js';
import { documentRoutes } from './modules/visualdev/documents/documents.routes.js';
import { visualdevRoutes } from './modules/visualdev/visualdev.routes.js';
import { webhookRoutes } from './modules/webhook/webhook.routes.js';
import { mapRoutes } from './modules/extend/map/map.routes.js';
import { weChatRoutes } from './modules/wechat/wechat.routes.js';
import { workflowRoutes } from './modules/workflow/workflow.routes.js';

/** Every call that the server answers, module by module. */
export const routes: readonly Route[] = [
  ...oauthRoutes,
  ...organizeRoutes,
  ...positionRoutes,
  ...roleRoutes,
  ...groupRoutes,
  ...namesRoutes,
  ...searchRoutes,
  ...userRoutes,
  ...currentUserRoutes,
  ...secondFactorRoutes,
  ...authorityRoutes,
  ...onlineUserRoutes,
  ...menuRoutes,
  ...taskRoutes,
  ...languageRoutes,
  ...monitorRoutes,
  ...apiKeyRoutes,
  ...generatorRoutes,
  ...webhookRoutes,
  ...mapRoutes,
  ...weChatRoutes,
  ...backupRoutes,
  ...cacheRoutes,
  ...printRoutes,
  ...transferRoutes,
  ...messageRoutes,
  ...messageTemplateRoutes,
  ...chatRoutes,
  ...areaRoutes,
  ...billRuleRoutes,
  ...dataSourceRoutes,
  ...dataSyncRoutes,
  ...dataMapRoutes,
  ...dataModelRoutes,
  ...dataInterfaceRoutes,
  ...dictionaryTypeRoutes,
  ...dictionaryDataRoutes,
  ...editorDraftRoutes,
  ...logRoutes,
  ...configRoutes,
  ...parkingRoutes,
  ...fileRoutes,
  ...storedFileRoutes,
  ...visualdevRoutes,
  ...documentRoutes,
  ...portalRoutes,
  ...designedScreenRoutes,
  ...reportRoutes,
  ...workflowRoutes,
  ...projectRoutes,
  ...scheduleRoutes,
  ...signatureRoutes,
  ...emailRoutes,
  ...documentStoreRoutes,
];
