// one chunk of what only the layouts other than classic need
export { TopMenu } from '../top-menu/TopMenu.js';
export { IconRail } from './IconRail.js';
export { SectionColumn } from './SectionColumn.js';
