/** Names of the header fields above a quote, as Outlook writes them in its languages: sender, then date, then subject. */
const senders =
  'from|von|de|da|van|från|fra|frá|lähettäjä|od|feladó|kimden|gönderen|από|от|від|дата|发件人|寄件者|寄件人|差出人|보낸 사람|من|מאת|จาก|từ|dari';
const subjects =
  'subject|betreff|objet|assunto|asunto|oggetto|onderwerp|ämne|emne|efni|aihe|temat|předmět|predmet|tárgy|konu|θέμα|тема|主题|主旨|件名|제목|الموضوع|נושא|เรื่อง|chủ đề|perihal|subjek';

/** The header of the original that programs such as Outlook write above it, at the beginning of a text. */
export const quoteHeader: RegExp = new RegExp(
  `^(?:-{2,}[^-\\n]{3,60}-{2,}\\s*)?(?:${senders})\\s*[:：][\\s\\S]{3,1500}?(?:${subjects})\\s*[:：]`,
  'iu',
);

/** The line above a message that somebody passes on: that is no quote of what they answer. */
export const forwardHead: RegExp =
  /^-{3,}\s*(?:forwarded|weitergeleitete|message transféré|mensagem encaminhada|mensaje reenviado|messaggio inoltrato|doorgestuurd|videresendt|vidarebefordrat|przekazana|пересылаемое|转发|転送)|^begin forwarded message/i;
