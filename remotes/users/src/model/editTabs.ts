export const tabs = ['account', 'information', 'social'] as const;
export type EditTab = (typeof tabs)[number];

const ofInformation = ['dob', 'contact', 'country', 'website', 'language', 'gender', 'contactOptions', 'address'];

/** The tab on which a field is, by the field's name in dots. */
export function tabOfField(field: string): EditTab {
  const [first = ''] = field.split('.');
  if (first === 'social') return 'social';
  return ofInformation.includes(first) ? 'information' : 'account';
}
