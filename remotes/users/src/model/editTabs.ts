export const tabs = ['account', 'information', 'social'] as const;
export type EditTab = (typeof tabs)[number];

const ofInformation = ['dob', 'contact', 'country', 'website', 'language', 'gender', 'contactOptions', 'address'];

export function tabOfField(field: string): EditTab {
  const [first = ''] = field.split('.');
  if (first === 'social') return 'social';
  return ofInformation.includes(first) ? 'information' : 'account';
}
