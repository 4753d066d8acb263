import { defineMessages } from '@smart-admin/ui/messages';

export const mapMessages = defineMessages({
  zh: {
    map: '地图',
    help: '方向键移动，加减号缩放，点击选点',
    zoomIn: '放大',
    zoomOut: '缩小',
    whole: '显示全部',
    ownAreas: '未配置地图服务：只能查找本系统的区域，路线为直线',
    pictureFailed: '底图加载失败',
  },
  en: {
    map: 'Map',
    help: 'Arrow keys move, plus and minus zoom, a click chooses a point',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Show all',
    ownAreas: 'No map service is configured: only areas of this system are found, and routes are straight lines',
    pictureFailed: 'The ground could not be loaded',
  },
  zhtw: {
    map: '地圖',
    help: '方向鍵移動，加減號縮放，點擊選點',
    zoomIn: '放大',
    zoomOut: '縮小',
    whole: '顯示全部',
    ownAreas: '未設定地圖服務：只能查找本系統的區域，路線為直線',
    pictureFailed: '底圖載入失敗',
  },
  vi: {
    map: 'Bản đồ',
    help: 'Phím mũi tên để di chuyển, cộng trừ để thu phóng, nhấp để chọn điểm',
    zoomIn: 'Phóng to',
    zoomOut: 'Thu nhỏ',
    whole: 'Hiện tất cả',
    ownAreas: 'Chưa cấu hình dịch vụ bản đồ: chỉ tìm được khu vực của hệ thống này, tuyến đường là đường thẳng',
    pictureFailed: 'Không tải được ảnh nền',
  },
});
