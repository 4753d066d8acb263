import { MessagesPage } from '../../../wechat/MessagesPage.js';

/** Messages to followers of the public account. */
export function Page() {
  return <MessagesPage account="mp" />;
}
