import { KeyRound, UserRound } from 'lucide-react';
import { Icon, Tabs } from 'shared/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

interface ShownTabs {
  hasIcons: boolean;
  isLastOff: boolean;
  keepsPanels: boolean;
}

const drawTabs = ({ hasIcons, isLastOff, keepsPanels }: ShownTabs) => (
  <Tabs
    label="Account"
    keepsPanels={keepsPanels}
    items={[
      {
        key: 'general',
        label: 'General',
        children: <p>Name, picture, language</p>,
        ...(hasIcons && { icon: <Icon of={UserRound} /> }),
      },
      {
        key: 'security',
        label: 'Security',
        disabled: isLastOff,
        children: <p>How you sign in</p>,
        ...(hasIcons && { icon: <Icon of={KeyRound} /> }),
      },
    ]}
  />
);

const tabs = defineTrial({
  part: 'Tabs',
  props: {
    keepsPanels: onOff('Keeps the panels of all tabs: for a form whose fields are in several.'),
    hasIcons: { ...onOff('An `icon` in each of `items`.'), write: () => '' },
    isLastOff: { ...onOff('`disabled` in the last of `items`.'), write: () => '' },
  },
  start: { keepsPanels: false, hasIcons: true, isLastOff: false },
  write: ({ keepsPanels, hasIcons, isLastOff }) =>
    `<Tabs
  label="Account"${keepsPanels ? '\n  keepsPanels' : ''}
  items={[
    { key: 'general', label: 'General',${hasIcons ? ' icon: <Icon of={UserRound} />,' : ''} children: <General /> },
    { key: 'security', label: 'Security',${hasIcons ? ' icon: <Icon of={KeyRound} />,' : ''}${isLastOff ? ' disabled: true,' : ''} children: <Security /> },
  ]}
/>`,
  draw: drawTabs,
  rows: { words: { hasIcons: false }, icons: {} },
  isTouched: true,
  columns: { off: { isLastOff: true } },
});

export const trials = [tabs];
