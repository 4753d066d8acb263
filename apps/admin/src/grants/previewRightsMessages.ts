import { defineMessages } from '@smart-admin/ui/messages';

export const previewRightsMessages = defineMessages({
  zh: {
    everything: '以全部权限预览',
    asHolder: '以“{name}”的权限预览',
    choose: '选择角色或人员',
    chooseText: '按已发布的授权显示字段、列和按钮。角色、岗位和分组只含其本身的授权；人员为其最终拥有的权限。',
    clear: '恢复全部权限',
    notGiven: '“{name}”没有此页面，打开时会提示没有权限。',
    notReleased: '此功能尚未发布，还没有可授的权限，因此“{name}”什么也看不到。',
    unreleased: '尚未发布、还不能授权的部分：{names}',
  },
  en: {
    everything: 'Preview with all rights',
    asHolder: 'Preview as "{name}"',
    choose: 'Choose a role or person',
    chooseText:
      'Fields, columns and buttons show as the released grants give them. Roles, positions and groups have their own grants alone, people what they have in the end.',
    clear: 'Back to all rights',
    notGiven: '"{name}" has not been given this page and is told so when opening it.',
    notReleased: 'This function is not released, so nothing of it can be given yet and "{name}" sees nothing.',
    unreleased: 'Not released yet, so it cannot be given: {names}',
  },
  zhtw: {
    everything: '以全部權限預覽',
    asHolder: '以「{name}」的權限預覽',
    choose: '選擇角色或人員',
    chooseText: '依已發布的授權顯示欄位、列和按鈕。角色、職位和群組只含其本身的授權；人員為其最終擁有的權限。',
    clear: '恢復全部權限',
    notGiven: '「{name}」沒有此頁面，開啟時會提示沒有權限。',
    notReleased: '此功能尚未發布，還沒有可授的權限，因此「{name}」什麼也看不到。',
    unreleased: '尚未發布、還不能授權的部分：{names}',
  },
  vi: {
    everything: 'Xem trước với mọi quyền',
    asHolder: 'Xem trước với quyền của "{name}"',
    choose: 'Chọn vai trò hoặc người',
    chooseText:
      'Trường, cột và nút hiện theo phân quyền đã phát hành. Vai trò, chức vụ và nhóm chỉ có quyền của chính nó; người dùng có quyền cuối cùng của họ.',
    clear: 'Trở lại mọi quyền',
    notGiven: '"{name}" chưa được cấp trang này và sẽ được báo khi mở.',
    notReleased: 'Chức năng này chưa phát hành nên chưa thể phân quyền, "{name}" không thấy gì.',
    unreleased: 'Chưa phát hành nên chưa thể phân quyền: {names}',
  },
});
