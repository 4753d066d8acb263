import { MessagesPage } from '../../../wechat/MessagesPage.js';

/** Messages to members of the enterprise. */
export function Page() {
  return <MessagesPage account="qy" />;
}
