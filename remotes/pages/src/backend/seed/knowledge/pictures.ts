import { article, type SourceCategory } from './source';

export const pictures: SourceCategory = {
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
            'Ask which name to print beside it.',
          ],
          'Keep the answer with the picture.',
        ),
      ],
    },
  ],
};
