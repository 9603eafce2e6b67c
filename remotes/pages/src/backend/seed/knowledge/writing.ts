import { article, type SourceCategory } from './source';

export const writing: SourceCategory = {
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
};
