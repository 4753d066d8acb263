export { Mentions, type MentionOption, type MentionsProps } from './Mentions.js';
export { mentionsIn } from './mentionText.js';
