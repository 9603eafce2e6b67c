import type { Language } from '../api/choices';

export interface MailTexts {
  locale: string;
  invitation: string;
  changed: string;
  cancelled: string;
  uninvited: string;
  kept: string;
  /** Of the kinds of emails, for admins. */
  names: { invitation: string; changed: string; cancelled: string; uninvited: string; kept: string };
  invitedBy(name: string): string;
  invited: string;
  hasChanged: string;
  isCancelled: string;
  isUninvited: string;
  isKept: string;
  isRepeated: string;
  going: string;
  yes: string;
  maybe: string;
  no: string;
  open: string;
}

const en: MailTexts = {
  locale: 'en-GB',
  invitation: 'Invitation',
  changed: 'Changed',
  cancelled: 'Cancelled',
  uninvited: 'No longer invited',
  kept: 'Time unchanged',
  names: {
    invitation: 'Invitation to an event',
    changed: 'Changed event',
    cancelled: 'Cancelled event',
    uninvited: 'Withdrawn invitation',
    kept: 'Proposed time declined',
  },
  invitedBy: (name) => `${name} invites you.`,
  invited: 'You are invited.',
  hasChanged: 'This event has changed.',
  isCancelled: 'This event has been cancelled.',
  isUninvited: 'You are no longer invited to this event.',
  isKept: 'Another time was proposed; the event stays as it is.',
  isRepeated: 'It repeats.',
  going: 'Going?',
  yes: 'Yes',
  maybe: 'Maybe',
  no: 'No',
  open: 'Open the event',
};

const de: MailTexts = {
  locale: 'de',
  invitation: 'Einladung',
  changed: 'Geändert',
  cancelled: 'Abgesagt',
  uninvited: 'Ausgeladen',
  kept: 'Zeit unverändert',
  names: {
    invitation: 'Einladung zu einem Termin',
    changed: 'Geänderter Termin',
    cancelled: 'Abgesagter Termin',
    uninvited: 'Zurückgezogene Einladung',
    kept: 'Abgelehnter Zeitvorschlag',
  },
  invitedBy: (name) => `${name} lädt Sie ein.`,
  invited: 'Sie sind eingeladen.',
  hasChanged: 'Dieser Termin hat sich geändert.',
  isCancelled: 'Dieser Termin wurde abgesagt.',
  isUninvited: 'Sie sind zu diesem Termin nicht mehr eingeladen.',
  isKept: 'Eine andere Zeit wurde vorgeschlagen; der Termin bleibt, wie er ist.',
  isRepeated: 'Er wiederholt sich.',
  going: 'Nehmen Sie teil?',
  yes: 'Ja',
  maybe: 'Vielleicht',
  no: 'Nein',
  open: 'Termin öffnen',
};

const fr: MailTexts = {
  locale: 'fr',
  invitation: 'Invitation',
  changed: 'Modifié',
  cancelled: 'Annulé',
  uninvited: 'Invitation retirée',
  kept: 'Horaire inchangé',
  names: {
    invitation: 'Invitation à un événement',
    changed: 'Événement modifié',
    cancelled: 'Événement annulé',
    uninvited: 'Invitation retirée',
    kept: 'Horaire proposé refusé',
  },
  invitedBy: (name) => `${name} vous invite.`,
  invited: 'Vous êtes invité(e).',
  hasChanged: 'Cet événement a changé.',
  isCancelled: 'Cet événement est annulé.',
  isUninvited: 'Vous n’êtes plus invité(e) à cet événement.',
  isKept: 'Un autre horaire a été proposé ; l’événement reste tel quel.',
  isRepeated: 'Il se répète.',
  going: 'Y participerez-vous ?',
  yes: 'Oui',
  maybe: 'Peut-être',
  no: 'Non',
  open: 'Ouvrir l’événement',
};

const pt: MailTexts = {
  locale: 'pt-BR',
  invitation: 'Convite',
  changed: 'Alterado',
  cancelled: 'Cancelado',
  uninvited: 'Convite retirado',
  kept: 'Horário mantido',
  names: {
    invitation: 'Convite para um evento',
    changed: 'Evento alterado',
    cancelled: 'Evento cancelado',
    uninvited: 'Convite retirado',
    kept: 'Horário proposto recusado',
  },
  invitedBy: (name) => `${name} convida você.`,
  invited: 'Você recebeu um convite.',
  hasChanged: 'Este evento mudou.',
  isCancelled: 'Este evento foi cancelado.',
  isUninvited: 'Você não está mais na lista de convidados deste evento.',
  isKept: 'Outro horário foi proposto; o evento continua como está.',
  isRepeated: 'Ele se repete.',
  going: 'Você vai?',
  yes: 'Sim',
  maybe: 'Talvez',
  no: 'Não',
  open: 'Abrir o evento',
};

export const mailTexts: Record<Language, MailTexts> = { en, de, fr, pt };
