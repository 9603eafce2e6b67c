import { Icon, IconSvg, Logo, Picture, type PictureName } from '@atrium/ui';
import { Bell, CalendarDays, FileText, Mail, Search, Star, Trash2, Users } from 'lucide-react';
import { Row } from '../components/Row';
import styles from './icons.module.css';

const icons = [Mail, CalendarDays, Users, FileText, Search, Star, Bell, Trash2];
const pictures: readonly PictureName[] = [
  'inbox',
  'search',
  'tasks',
  'calendar',
  'people',
  'cart',
  'document',
  'chart',
  'chat',
  'fault',
  'lost',
  'lock',
  'time',
];

/** Of lucide-react, imported by name; the text or button beside it says what it means. */
export function Icons() {
  return (
    <Row>
      {icons.map((icon, index) => (
        <Icon key={index} of={icon} />
      ))}
    </Row>
  );
}

export function Sizes() {
  return (
    <Row>
      <Icon of={Mail} />
      <Icon of={Mail} size={20} />
      <Icon of={Mail} size={24} />
    </Row>
  );
}

/** Drawn from data, as manifests carry it. */
export function FromData() {
  return <IconSvg size={24} nodes={[['path', { d: 'M5 12h14M12 5v14' }]]} />;
}

export function TheLogo() {
  return (
    <Row>
      <Logo />
      <Logo name="Atrium" />
      <Logo size={40} />
    </Row>
  );
}

/** Line pictures around the arches of the logo, for empty and failing places. */
export function Pictures() {
  return (
    <ul className={styles.pictures}>
      {pictures.map((name) => (
        <li key={name}>
          <Picture name={name} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
