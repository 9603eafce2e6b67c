import { KeyRound, UserRound } from 'lucide-react';
import { Icon, Tabs } from '../../ui';

/** Arrow keys, Home and End choose. */
export function WithPanels() {
  return (
    <Tabs
      label="Account"
      items={[
        { key: 'general', label: 'General', children: <p>Name, picture, language</p> },
        { key: 'password', label: 'Password', children: <p>Old and new</p> },
        { key: 'billing', label: 'Billing', disabled: true, children: null },
      ]}
    />
  );
}

export function WithIcons() {
  return (
    <Tabs
      label="Settings"
      defaultActiveKey="security"
      items={[
        { key: 'profile', label: 'Profile', icon: <Icon of={UserRound} />, children: <p>Who you are</p> },
        { key: 'security', label: 'Security', icon: <Icon of={KeyRound} />, children: <p>How you sign in</p> },
      ]}
    />
  );
}
