import { find, getAvatar, team } from '@atrium/mock/demo';
import { createDefaults, type StoredSettings } from '../account/tables';

const bios: Record<string, string> = {
  joana: 'Reads everything twice, the second time aloud.',
  amira: 'Cuts first, asks second, and puts half of it back.',
  jonas: 'Writes about people who would rather not be written about.',
  lucia: 'Keeps a list of words that cannot be translated, and translates them.',
  mei: 'Believes in subject lines, and in sending nothing on Mondays.',
  silvain: 'Listens for a living.',
  kofi: 'Up before the light is.',
  ravi: 'Makes pages smaller.',
  ines: 'Draws windows, and sometimes what is behind them.',
  oskar: 'Likes it when both columns agree.',
};

const pages: Record<string, Partial<StoredSettings['social']['socialLinks']>> = {
  joana: {
    twitter: 'https://social.example/joana',
    instagram: 'https://pictures.example/joana',
    linkedIn: 'https://work.example/joana-duarte',
  },
  kofi: { instagram: 'https://pictures.example/kofi' },
  ines: { instagram: 'https://pictures.example/ines' },
  ravi: { github: 'https://code.example/rmenon' },
};

const websites: Record<string, string> = { joana: 'https://joana.example', kofi: 'https://kofi.example' };

const connected: Partial<StoredSettings['social']['connections']> = {
  twitter: { profileImg: getAvatar(find('joana')), id: 'joana' },
  google: { profileImg: getAvatar(find('joana')), id: 'joana.duarte' },
};

export const accountSettings: readonly StoredSettings[] = team.map(({ key, country, phone }, index) => {
  const { info, social, ...others } = createDefaults({ id: index + 1, country, contact: phone });
  return {
    ...others,
    info: {
      ...info,
      bio: bios[key] ?? '',
      dob: key === 'joana' ? '1986-04-12' : null,
      website: websites[key] ?? '',
    },
    social: {
      socialLinks: { ...social.socialLinks, ...pages[key] },
      connections: { ...social.connections, ...(key === 'joana' && connected) },
    },
  };
});
