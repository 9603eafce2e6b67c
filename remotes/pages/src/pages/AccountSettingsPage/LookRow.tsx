import type { ReactNode } from 'react';
import { SettingsRow } from './SettingsRow';

/** A row of a choice that is no field of the form: its name is that of the element with the id. */
export const LookRow = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <SettingsRow label={<span id={id}>{label}</span>}>{children}</SettingsRow>
);
