import { Icon, Tabs } from '@atrium/ui';
import { KeyRound, UserRound } from 'lucide-react';
import { defineTrial, onOff } from '../trial/defineTrial';

interface ShownTabs {
  hasIcons: boolean;
  isLastOff: boolean;
  keepsPanels: boolean;
  align: 'start' | 'center';
  isVertical: boolean;
}

const renderTabs = ({ hasIcons, isLastOff, ...props }: ShownTabs) => (
  <Tabs
    label="Account"
    {...props}
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
    align: { values: ['start', 'center'], does: 'Where the tabs are in their bar.' },
    isVertical: onOff('The tabs below each other, beside their panel.'),
    hasIcons: { ...onOff('An `icon` in each of `items`.'), write: () => '' },
    isLastOff: { ...onOff('`disabled` in the last of `items`.'), write: () => '' },
  },
  start: { keepsPanels: false, align: 'start', isVertical: false, hasIcons: true, isLastOff: false },
  write: ({ keepsPanels, align, isVertical, hasIcons, isLastOff }) =>
    `<Tabs
  label="Account"${keepsPanels ? '\n  keepsPanels' : ''}${align === 'center' ? '\n  align="center"' : ''}${isVertical ? '\n  isVertical' : ''}
  items={[
    { key: 'general', label: 'General',${hasIcons ? ' icon: <Icon of={UserRound} />,' : ''} children: <General /> },
    { key: 'security', label: 'Security',${hasIcons ? ' icon: <Icon of={KeyRound} />,' : ''}${isLastOff ? ' disabled: true,' : ''} children: <Security /> },
  ]}
/>`,
  render: renderTabs,
  rows: { words: { hasIcons: false }, icons: {}, vertical: { hasIcons: false, isVertical: true } },
  isTouched: true,
  columns: { off: { isLastOff: true } },
});

export const trials = [tabs];
