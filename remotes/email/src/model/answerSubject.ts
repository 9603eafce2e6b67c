// What programs write before the subject of an answer, and of what is passed on, in the languages that they speak.
const replies =
  're|r|rif|ref|réf|rép|aw|antw|antwort|sv|svar|vs|vá|odp|odg|ats|atb|er|res|resp|ynt|yan|bls|απ|σχετ|отв|ответ|на|відп|отг|одг|reply|trả lời|回复|回覆|回信|答复|答覆|返信|회신|답장|رد|השב|תגובה|ตอบกลับ|जवाब';
const forwards =
  'fwd?|f|i|wg|tr|rv|enc|doorst|vb|vl|fs|pd|ilt|İLT|trs|yml|továbbítás|tov|prosl|přep|пересл|fws|πρθ|chuyển tiếp|转发|轉寄|轉發|転送|전달|إعادة توجيه|הועבר|ส่งต่อ';

/** With the count that some add: `RE[2]:`, `Re(3):`, `Re^2:`, `AW*4:`. */
const prefix = new RegExp(
  `^[\\s\\p{Cf}]*(?:(${replies})|${forwards})\\s{0,3}(?:[[(*^]?\\d{1,3}[\\])]?)?\\s{0,3}[:：]`,
  'iu',
);

type AnswerMark = 'Re' | 'Fwd';

/** More before a subject is no chain of answers. */
const maxPrefixes = 50;

function readPrefixes(subject: string): { marks: AnswerMark[]; rest: string } {
  const marks: AnswerMark[] = [];
  let rest = subject;
  for (let found = prefix.exec(rest); found && marks.length < maxPrefixes; found = prefix.exec(rest)) {
    marks.push(found[1] === undefined ? 'Fwd' : 'Re');
    rest = rest.slice(found[0].length);
  }
  return { marks, rest: rest.trim() };
}

/** Subject of an answer: "Re: " once, in place of what other programs and languages have put there (RFC 5322, §3.6.5). */
export function answerSubject(mark: AnswerMark, subject: string): string {
  const { marks, rest } = readPrefixes(subject);
  const other: AnswerMark = mark === 'Re' ? 'Fwd' : 'Re';
  // That something was passed on before, or answered, remains; a chain of both is told once.
  return `${[mark, ...(marks.includes(other) ? [other] : []), ''].join(': ')}${rest}`.trim();
}
