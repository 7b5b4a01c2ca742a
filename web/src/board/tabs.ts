/** The contents of the rail, and of a phone's tabs. */
export type Tab = 'log' | 'chat' | 'rules';

export const TABS: readonly { readonly tab: Tab; readonly key: string }[] = [
  { tab: 'log', key: 'web-tab-log' },
  { tab: 'chat', key: 'web-tab-chat' },
  { tab: 'rules', key: 'web-tab-rules' },
];
