export interface SourceArticle {
  title: string;
  intro: string;
  steps: string[];
  note: string;
}

export interface SourceGroup {
  title: string;
  icon: string;
  iconColor: string;
  articles: SourceArticle[];
}

export interface SourceCategory {
  category: string;
  title: string;
  desc: string;
  groups: [SourceGroup, SourceGroup];
}

const article = (title: string, intro: string, steps: string[], note: string): SourceArticle => ({
  title,
  intro,
  steps,
  note,
});

export const knowledge: readonly SourceCategory[] = [
  {
    category: 'getting-started',
    title: 'Getting started',
    desc: 'The first hour: an account, a team, an article.',
    groups: [
      {
        title: 'Your account',
        icon: 'user',
        iconColor: 'accent',
        articles: [
          article(
            'How do I sign in for the first time?',
            'Whoever invited you has sent a mail with a link. It works once and for a week.',
            [
              'Open the link in the mail.',
              'Choose a password of at least twelve characters.',
              'Say in which language you want to work.',
            ],
            'If the link is too old, ask for a new one on the sign-in page with “Forgot password”.',
          ),
          article(
            'How do I change my language?',
            'The dashboard speaks English, German, French and Portuguese, and remembers your choice on this device.',
            ['Open the globe in the bar at the top.', 'Choose a language. Every page changes at once.'],
            'Articles keep the language in which they are written.',
          ),
          article(
            'How do I make the dashboard dark?',
            'The moon in the bar at the top switches between light and dark. The colours are chosen so that text stays readable in both.',
            ['Click the moon, or the sun.', 'For more, open the settings of the layout.'],
            'Pictures are never darkened.',
          ),
        ],
      },
      {
        title: 'Your team',
        icon: 'users',
        iconColor: 'green',
        articles: [
          article(
            'How do I invite somebody?',
            'Admins and maintainers may invite people; the role decides what these see.',
            [
              'Open Users and choose “Add user”.',
              'Fill in a name, a username and an address.',
              'Choose a role. It can be changed later.',
            ],
            'Until somebody has signed in, the status is “pending”.',
          ),
          article(
            'What may each role do?',
            'An editor works on everything that is written, an author on their own, a subscriber reads. The page of a user shows the exact rules.',
            ['Open a user.', 'Look at the table of permissions.', 'Change the role where it does not fit.'],
            'The last admin cannot be made anything else.',
          ),
          article(
            'What happens to articles of somebody who leaves?',
            'They stay, under the name of the person who wrote them.',
            ['Set the status of the user to “inactive”.', 'Choose who looks after open drafts.'],
            'Deleting a user can be undone for ten minutes.',
          ),
        ],
      },
    ],
  },
  {
    category: 'writing',
    title: 'Writing',
    desc: 'From a first sentence to a text that others may read.',
    groups: [
      {
        title: 'Drafts',
        icon: 'file-text',
        iconColor: 'blue',
        articles: [
          article(
            'Are drafts saved by themselves?',
            'Yes, two seconds after you stop typing, and whenever you leave the page.',
            ['Write.', 'Look for the word “Saved” beside the title.'],
            'Without a connection a draft waits on your device.',
          ),
          article(
            'How do I go back to an earlier version?',
            'Each day of work keeps its versions, the older ones one a day.',
            [
              'Open the article.',
              'Choose “Versions” in the menu with the three dots.',
              'Compare, and choose “Use this one”.',
            ],
            'Going back makes a new version, so nothing gets lost.',
          ),
          article(
            'How do I move a draft to somebody else?',
            'An article has one owner, who may give it away.',
            ['Open the article.', 'Click the name of the author.', 'Choose another person.'],
            'The person gets a notification and you keep the right to read it.',
          ),
        ],
      },
      {
        title: 'Style',
        icon: 'pen-line',
        iconColor: 'plum',
        articles: [
          article(
            'Which headings should I use?',
            'One title, then headings of the second level; a third level only in long pieces.',
            ['Write the title into its own field.', 'Select a line and press Ctrl and 2 for a heading.'],
            'Readers who listen to a page jump from heading to heading.',
          ),
          article(
            'How long should a caption be?',
            'Two lines on a phone, which is about a hundred characters.',
            [
              'Say what cannot be seen in the picture.',
              'Name people from left to right.',
              'Put the name of the photographer last.',
            ],
            'A caption is no place for a joke that the text has made already.',
          ),
          article(
            'How do I quote somebody correctly?',
            'Word for word inside the marks, and everything else outside of them.',
            [
              'Copy the sentence from the transcript.',
              'Shorten it with three dots, never with a new word.',
              'Ask when a quote is about a third person.',
            ],
            'What was said off the record stays there.',
          ),
        ],
      },
    ],
  },
  {
    category: 'publishing',
    title: 'Publishing',
    desc: 'Review, approval and the moment when it is public.',
    groups: [
      {
        title: 'Review',
        icon: 'message-square-check',
        iconColor: 'amber',
        articles: [
          article(
            'How do I ask for a review?',
            'Anyone of your team can read a draft once you ask for it.',
            ['Open the article and choose “Ask for review”.', 'Choose up to three people.', 'Say until when.'],
            'Reviewers get a task with that date.',
          ),
          article(
            'What does “approved” mean?',
            'That somebody other than the author has read the text as it now stands.',
            ['Read to the end.', 'Choose “Approve”, or leave a comment.'],
            'A change after the approval takes it away again.',
          ),
          article(
            'Can I publish without a review?',
            'Admins can, and it is noted in the history of the article.',
            ['Open the article.', 'Choose “Publish without review” and say why.'],
            'We use it for corrections, and for nothing else.',
          ),
        ],
      },
      {
        title: 'Timing',
        icon: 'clock',
        iconColor: 'teal',
        articles: [
          article(
            'How do I schedule an article?',
            'Choose a day and a time, in your own time zone or in that of the readers.',
            ['Open the article and choose “Schedule”.', 'Choose a moment at least ten minutes ahead.'],
            'It appears in the calendar of the team.',
          ),
          article(
            'How do I take an article back?',
            'Set it to “Draft”. The address then shows a page that says so.',
            ['Open the article.', 'Change its status.', 'Say why, for those who come by a link.'],
            'Search engines need a day or two to notice.',
          ),
          article(
            'How do I correct something after publishing?',
            'Change it, and say in one sentence what was wrong.',
            ['Correct the text.', 'Add the sentence at the end, with the date.'],
            'Spelling needs no sentence. Names and numbers do.',
          ),
        ],
      },
    ],
  },
  {
    category: 'pictures',
    title: 'Pictures and sound',
    desc: 'Uploads, rights, and sizes that load fast.',
    groups: [
      {
        title: 'Uploads',
        icon: 'image',
        iconColor: 'teal',
        articles: [
          article(
            'How large may a picture be?',
            'Up to 5 MB. We make all the smaller sizes from it.',
            ['Use a picture at least 1,600 pixels wide.', 'Drop it into the text.'],
            'Larger ones are refused before they travel.',
          ),
          article(
            'Which formats can I use?',
            'JPEG, PNG, WebP and SVG for pictures, WAV and MP3 for sound.',
            ['Prefer JPEG for photographs.', 'Prefer SVG for drawings.'],
            'A photograph saved as PNG is five times as large and no better.',
          ),
          article(
            'How do I write a text for a picture?',
            'Say what it shows to somebody who cannot see it, in one sentence.',
            ['Click the picture.', 'Write into “Description”.', 'Leave it empty for mere ornament.'],
            'It is not the caption, which everybody reads.',
          ),
        ],
      },
      {
        title: 'Rights',
        icon: 'copyright',
        iconColor: 'red',
        articles: [
          article(
            'Where do I note the licence of a picture?',
            'In the details of the picture: who made it, what we may do, and until when.',
            ['Open the picture.', 'Fill in the licence.', 'Attach the contract, if there is one.'],
            'A picture without a licence cannot be published.',
          ),
          article(
            'May I crop a licensed picture?',
            'Mostly yes; mirroring mostly no. The licence says so.',
            ['Open the licence.', 'Look for “crop” and “mirror”.', 'Ask when it says nothing.'],
            'We learned it from a harbour that was the wrong way round.',
          ),
          article(
            'What do I do when a reader sends a picture?',
            'Thank them, and ask for three things before you use it.',
            [
              'Ask whether they took it themselves.',
              'Ask whether the people in it agree.',
              'Ask which name should stand beside it.',
            ],
            'Keep the answer with the picture.',
          ),
        ],
      },
    ],
  },
  {
    category: 'translation',
    title: 'Translation',
    desc: 'One story in four languages, with one voice.',
    groups: [
      {
        title: 'Working with translators',
        icon: 'languages',
        iconColor: 'blue',
        articles: [
          article(
            'How do I order a translation?',
            'From the menu of an approved article.',
            ['Choose “Translate”.', 'Choose the languages and a date.', 'Add a note about the voice.'],
            'Translators see the pictures too, which helps more than any note.',
          ),
          article(
            'What happens when I change the original?',
            'The translated texts are marked, and show which paragraphs have changed.',
            [
              'Open the translation.',
              'Look for the paragraphs with a bar beside them.',
              'Change them, or say that nothing needs to change.',
            ],
            'Translators are told once a day, not at every comma.',
          ),
          article(
            'Who has the last word in a language?',
            'The head of translation, in all of them.',
            ['Leave a comment where you disagree.', 'Wait for an answer before you change it.'],
            'Two people who correct each other all evening make no better text.',
          ),
        ],
      },
      {
        title: 'Glossary',
        icon: 'book-a',
        iconColor: 'accent',
        articles: [
          article(
            'How do I add a word to the glossary?',
            'Everyone may suggest a word, translators accept it.',
            ['Open the glossary.', 'Choose “Suggest”.', 'Write an example, which is worth more than a definition.'],
            'Words that nobody looks up for two years retire.',
          ),
          article(
            'Why is a word underlined in my text?',
            'Because the glossary has another word for it.',
            ['Point at the word.', 'Read what the glossary says.', 'Use it, or tell why not.'],
            'In a quote the word stays as it was said.',
          ),
          article(
            'Can each language have its own names?',
            'Yes. Places and institutions often do.',
            ['Open the entry.', 'Fill in the name for each language.'],
            'Lisbon in English, Lisboa in Portuguese, and never both.',
          ),
        ],
      },
    ],
  },
  {
    category: 'billing',
    title: 'Plans and billing',
    desc: 'Invoices, payments, and changing your mind.',
    groups: [
      {
        title: 'Plans',
        icon: 'layers',
        iconColor: 'green',
        articles: [
          article(
            'How do I change my plan?',
            'Upwards it counts at once, downwards from the next month on.',
            ['Open Pricing.', 'Choose a plan, by the month or by the year.', 'Confirm.'],
            'Nothing that you made gets lost on a smaller plan.',
          ),
          article(
            'What is the difference between monthly and yearly?',
            'A year is paid at once and costs about a fifth less.',
            ['Open Pricing.', 'Switch to “Yearly” and compare.'],
            'A year that was begun can be changed into a larger plan, not into a smaller one.',
          ),
          article(
            'How do I end my plan?',
            'In two clicks, without a telephone call.',
            ['Open your account.', 'Choose “End the plan”.'],
            'You can read everything for another year, and take it with you at any time.',
          ),
        ],
      },
      {
        title: 'Invoices',
        icon: 'receipt',
        iconColor: 'amber',
        articles: [
          article(
            'How do I record a payment?',
            'A payment lowers the balance of an invoice; the status follows by itself.',
            ['Open the invoice.', 'Choose “Add payment”.', 'Fill in the amount and the day.'],
            'More than the balance is refused.',
          ),
          article(
            'How do I save an invoice as a PDF?',
            'Every browser can do it from its print dialog.',
            ['Open the preview of the invoice.', 'Choose “Print”.', 'Choose “Save as PDF” in place of a printer.'],
            'It fits A4 and Letter.',
          ),
          article(
            'How are totals rounded?',
            'Once, at the end, half a cent upwards.',
            ['Cost times quantity, added up.', 'Less the discount, plus the tax.', 'Then rounded.'],
            'So three times 0.10 is 0.30 and not a hair more.',
          ),
        ],
      },
    ],
  },
];
