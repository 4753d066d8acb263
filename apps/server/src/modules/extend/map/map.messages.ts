import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    away: '地图服务没有响应，请稍后再试',
    wrongKey: '地图服务拒绝了密钥（{code}），请检查 MAP_KEY 和 MAP_SECURITY_CODE',
    noQuota: '地图服务的调用次数已用完（{code}），请稍后再试',
    noWay: '两点之间没有驾车路线，请换一个起点或终点',
    refused: '地图服务拒绝了请求：{detail}（{code}）',
    nothingThere: '这个位置没有地址',
    noPicture: '没有配置地图服务，不提供底图',
  },
  en: {
    away: 'The map service does not answer; try again later',
    wrongKey: 'The map service refuses the key ({code}); check MAP_KEY and MAP_SECURITY_CODE',
    noQuota: 'The map service has no calls left ({code}); try again later',
    noWay: 'There is no way by car between these points; choose another start or destination',
    refused: 'The map service refuses: {detail} ({code})',
    nothingThere: 'There is no address at this point',
    noPicture: 'No map service is configured, so there is no picture of the ground',
  },
  zhtw: {
    away: '地圖服務沒有回應，請稍後再試',
    wrongKey: '地圖服務拒絕了金鑰（{code}），請檢查 MAP_KEY 和 MAP_SECURITY_CODE',
    noQuota: '地圖服務的呼叫次數已用完（{code}），請稍後再試',
    noWay: '兩點之間沒有駕車路線，請換一個起點或終點',
    refused: '地圖服務拒絕了請求：{detail}（{code}）',
    nothingThere: '這個位置沒有地址',
    noPicture: '沒有設定地圖服務，不提供底圖',
  },
  vi: {
    away: 'Dịch vụ bản đồ không phản hồi, hãy thử lại sau',
    wrongKey: 'Dịch vụ bản đồ từ chối khóa ({code}); hãy kiểm tra MAP_KEY và MAP_SECURITY_CODE',
    noQuota: 'Dịch vụ bản đồ đã hết lượt gọi ({code}); hãy thử lại sau',
    noWay: 'Không có đường lái xe giữa hai điểm này; hãy chọn điểm đi hoặc điểm đến khác',
    refused: 'Dịch vụ bản đồ từ chối: {detail} ({code})',
    nothingThere: 'Không có địa chỉ tại điểm này',
    noPicture: 'Chưa cấu hình dịch vụ bản đồ nên không có ảnh nền',
  },
});

export const t = createTranslator(messages);
