export { Tabs, TabPanel, type TabItem, type TabsProps } from './Tabs.js';
